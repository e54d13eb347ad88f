import bold from '@fontsource/oswald/files/oswald-latin-600-normal.woff2';
import handwritten from '@fontsource/caveat/files/caveat-latin-700-normal.woff2';
import elegant from '@fontsource/playfair-display/files/playfair-display-latin-600-normal.woff2';
import { printedWords } from '@menuleaf/shared/menu/printed-words.ts';
import type { TypeName } from '@menuleaf/shared/contracts/catalogue/restaurants/look.ts';
import type { PrintedBrand } from './qr-brand.ts';

const faces: Partial<Record<TypeName, readonly [file: string, fallback: string]>> = {
  elegant: [elegant, 'ui-serif, Georgia, serif'],
  bold: [bold, 'system-ui, sans-serif'],
  handwritten: [handwritten, 'cursive'],
};

/** The name's font in print; empty for the default serif. */
function printedType(type: string | undefined): string {
  if (type === 'plain') return 'h1 { font-family: system-ui, sans-serif }';
  const face = Object.entries(faces).find(([name]) => name === type)?.[1];
  if (!face) return '';
  const [file, fallback] = face;
  return `@font-face { font-family: face; src: url(${file}); font-weight: 100 900 } h1 { font-family: face, ${fallback} }`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? '');

type Printed = {
  name: string;
  svg: string;
  url: string;
  brand: PrintedBrand;
  /** Language of the menu behind the code. */
  language: string;
};

function page({ name, brand, language }: Printed, style: string, body: string): string {
  const { language: lang, dir } = printedWords(language);
  return (
    `<!doctype html><html lang="${lang}" dir="${dir}"><head><meta charset="utf-8"><title>${escaped(name)}</title>` +
    `<style>* { box-sizing: border-box; margin: 0 } body { color: #1b1f1a; text-align: center; ` +
    `font-family: ui-serif, Georgia, serif } p { font: 12pt system-ui, sans-serif } ` +
    `${printedType(brand.type)} ${brand.color ? `h1 { color: ${brand.color} }` : ''} ${style}</style>` +
    `</head><body>${body}</body></html>`
  );
}

const nameOf = ({ name }: Printed) => `<h1 dir="auto">${escaped(name)}</h1>`;

/** For guests who can scan, or cannot. */
const wordsOf = ({ language, url }: Printed) =>
  `<p>${printedWords(language).scanMe}</p>${typedAddress(url)}`;

/** Fits a name into about three lines, whatever its length. */
const sizeOf = (name: string, largest: number) =>
  Math.round(largest * Math.max(0.45, Math.min(1, Math.sqrt(36 / name.length))));

/** For guests who cannot scan: to be typed, so without the protocol. */
const typedAddress = (url: string) =>
  `<p dir="ltr"><b>${escaped(url.replace(/^https?:\/\//, ''))}</b></p>`;

/** One large card: the name, the code and instructions. In a margin, browsers write the date and an address. */
export const tableCard = (printed: Printed) =>
  page(
    printed,
    `@page { margin: 0 } body { display: grid; min-height: 96vh; padding: 6mm; place-content: center; justify-items: center; gap: 16pt }
    h1 { max-width: 170mm; font-size: ${sizeOf(printed.name, 32)}pt; overflow-wrap: anywhere } svg { display: block } body > svg { width: 90mm; height: 90mm }`,
    `${nameOf(printed)}${printed.svg}${wordsOf(printed)}`,
  );

let printed: HTMLIFrameElement | undefined;

/** Prints a separate page, so nothing of the dashboard is on paper. */
export function printPage(html: string): void {
  // Not once it is printed: an iPhone reads it again when a printer is chosen, long after it says so.
  printed?.remove();
  const frame = document.createElement('iframe');
  // Zero-sized but rendered: Firefox does not print hidden frames.
  frame.style.cssText = 'position: fixed; width: 0; height: 0; border: 0';
  frame.ariaHidden = 'true';
  frame.tabIndex = -1;
  frame.title = 'Print';
  frame.addEventListener('load', () => {
    const view = frame.contentWindow;
    view?.focus();
    // Its font is loading.
    void view?.document.fonts.ready.then(() => view.print());
  });
  frame.srcdoc = html;
  document.body.append(frame);
  printed = frame;
}
