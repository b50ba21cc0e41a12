// The types of vendor/fluent.js, as far as the page uses them.
export class FluentResource {
  constructor(source: string);
}
export class FluentBundle {
  constructor(locales: string | string[], options?: { useIsolating?: boolean; functions?: Record<string, Function> });
  addResource(resource: FluentResource, options?: { allowOverrides?: boolean }): Error[];
  hasMessage(id: string): boolean;
  getMessage(id: string): { value: unknown; attributes: Record<string, unknown> } | undefined;
  formatPattern(pattern: unknown, params?: Record<string, unknown>, errors?: Error[]): string;
}
export class FluentNumber {
  readonly value: number;
  constructor(value: number, options?: object);
}
