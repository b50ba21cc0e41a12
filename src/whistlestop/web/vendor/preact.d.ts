// The types of vendor/preact.js, as far as the page uses them.
export interface Signal<T> {
  value: T;
  peek(): T;
  subscribe(fn: (value: T) => void): () => void;
}
export interface ReadonlySignal<T> {
  readonly value: T;
  peek(): T;
}
export type Node = object | string | number | boolean | null | undefined | Node[];
export function html(strings: TemplateStringsArray, ...values: any[]): any;
export function h(type: any, props?: any, ...children: any[]): any;
export function render(node: any, root: Element): void;
export const Fragment: any;
export function signal<T>(value: T): Signal<T>;
export function computed<T>(fn: () => T): ReadonlySignal<T>;
export function effect(fn: () => void | (() => void)): () => void;
export function batch<T>(fn: () => T): T;
export function untracked<T>(fn: () => T): T;
export function useSignal<T>(value: T): Signal<T>;
export function useComputed<T>(fn: () => T): ReadonlySignal<T>;
export function useSignalEffect(fn: () => void | (() => void)): void;
export function useEffect(fn: () => void | (() => void), inputs?: readonly unknown[]): void;
export function useLayoutEffect(fn: () => void | (() => void), inputs?: readonly unknown[]): void;
export function useMemo<T>(fn: () => T, inputs?: readonly unknown[]): T;
export function useRef<T>(value: T): { current: T };
export function useState<T>(value: T | (() => T)): [T, (value: T | ((before: T) => T)) => void];
export function useCallback<T extends Function>(fn: T, inputs?: readonly unknown[]): T;
export function useId(): string;
