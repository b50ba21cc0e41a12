// Small drawings on buttons. They say nothing by themselves: the button has a name.
import { html } from "../../vendor/preact.js";

const SHAPES = {
  menu: "M3,6h18M3,12h18M3,18h18",
  close: "M5,5L19,19M19,5L5,19",
  back: "M14,5L7,12L14,19",
  copy: "M9,9h11v12H9zM15,6V3H4v12h2",
  share: "M12,15V3M8,7l4-4l4,4M5,11v10h14V11",
  more: "M4,7h10M18,7h2M4,17h2M10,17h10M16,5a2,2,0,1,1,0,4a2,2,0,1,1,0-4M8,15a2,2,0,1,1,0,4a2,2,0,1,1,0-4",
  check: "M4,13l5,5L20,6",
  bot: "M5,9h14v10H5zM12,9V5M9,4h6M9,13v2M15,13v2M2,12v4M22,12v4",
  light: "M12,8a4,4,0,1,1,0,8a4,4,0,1,1,0-8M12,2v2M12,20v2M2,12h2M20,12h2M5,5l1.4,1.4M17.6,17.6L19,19M5,19l1.4-1.4M17.6,6.4L19,5",
  dark: "M19,14.5A8,8,0,1,1,9.5,5A6.5,6.5,0,0,0,19,14.5z",
  loud: "M4,9.5v5h4l5,4.5V5L8,9.5zM16.5,9a4.5,4.5,0,0,1,0,6M19,6.5a8,8,0,0,1,0,11",
  mute: "M4,9.5v5h4l5,4.5V5L8,9.5zM16.5,9.5l5,5M21.5,9.5l-5,5",
  eye: "M2,12C5,6,9,5,12,5s7,1,10,7c-3,6-7,7-10,7s-7-1-10-7zM12,9a3,3,0,1,1,0,6a3,3,0,1,1,0-6",
};

/** @param {{name: keyof typeof SHAPES}} props */
export function Icon({ name }) {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${SHAPES[name]} /></svg>`;
}
