import { create } from 'qrcode';

export const qrSizePx = 240;
const logoPx = 48;
/** White margin in modules that a reader needs (ISO/IEC 18004). */
const quietZone = 4;
const leaf = '#1F6B3B';

export type QrBrand = {
  /** Dark enough for a reader on white. */
  color?: string | undefined;
  /** The restaurant's logo instead of ours, as a data URL. */
  logo?: string | undefined;
};

const ourLeaf = (color: string) =>
  `<path d="M10 38C10 19 20 11 38 10c0 18-9 29-28 28" fill="${color}"/>` +
  `<path d="M10 39C17 28 23 23 31 18" stroke="#FFFFFF" stroke-width="2.5" stroke-linecap="round" fill="none"/>`;

/** Uncropped, with a white margin. */
const ownLogo = (logo: string) => `<image href="${logo}" x="6" y="6" width="36" height="36"/>`;

/**
 * The QR code of a URL as an SVG, 240 px by default: error correction H, since the 48 px logo in its center covers a
 * part that a reader has to restore.
 */
export function qrCode(url: string, sizePx = qrSizePx, brand: QrBrand = {}): string {
  const { color = leaf, logo } = brand;
  const { size, data } = create(url, { errorCorrectionLevel: 'H' }).modules;
  const side = size + 2 * quietZone;
  const middle = (logoPx / qrSizePx) * side;
  const corner = (side - middle) / 2;
  // Whole modules make room for the logo: one that is cut looks ragged.
  const isUnderLogo = (at: number) => Math.abs(at + 0.5 - size / 2) < middle / 2;
  const dark: string[] = [];
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      if (data[y * size + x] && !(isUnderLogo(x) && isUnderLogo(y)))
        dark.push(`M${x + quietZone} ${y + quietZone}h1v1h-1z`);
    }
  }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${sizePx}" height="${sizePx}" viewBox="0 0 ${side} ${side}">`,
    `<rect width="${side}" height="${side}" fill="#FFFFFF"/>`,
    `<path d="${dark.join('')}" fill="${color}" shape-rendering="crispEdges"/>`,
    `<svg x="${corner}" y="${corner}" width="${middle}" height="${middle}" viewBox="0 0 48 48">`,
    logo === undefined ? ourLeaf(color) : ownLogo(logo),
    `</svg></svg>`,
  ].join('');
}
