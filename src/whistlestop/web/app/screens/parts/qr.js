// A text as a QR code. The server draws it; the text goes there in a body, never in an address.
import { html, useEffect, useRef } from "../../../vendor/preact.js";
import { postSvg } from "../../net/api.js";

/** @param {{text: string, label: string, about: string}} props */
export function Qr({ text, label, about }) {
  const place = useRef(/** @type {HTMLDivElement | null} */ (null));
  useEffect(() => {
    postSvg("/api/qr", { text })
      .then((svg) => place.current?.replaceChildren(svg))
      .catch(() => {});
  }, [text]);
  return html`<figure class="qr"><div ref=${place} role="img" aria-label=${label}></div><figcaption class="quiet">${about}</figcaption></figure>`;
}
