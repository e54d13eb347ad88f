import bold from '@fontsource/oswald/files/oswald-latin-600-normal.woff2';
import handwritten from '@fontsource/caveat/files/caveat-latin-700-normal.woff2';
import elegant from '@fontsource/playfair-display/files/playfair-display-latin-600-normal.woff2';
import type { TypeName } from '@menuleaf/shared/contracts/catalogue/restaurants/look.ts';

const faces: Partial<Record<TypeName, readonly [file: string, fallback: string]>> = {
  elegant: [elegant, 'ui-serif, Georgia, serif'],
  bold: [bold, 'system-ui, sans-serif'],
  handwritten: [handwritten, 'cursive'],
};

/** The name's font in print; empty for the default serif. */
export function printedType(type: string | undefined): string {
  if (type === 'plain') return 'h1 { font-family: system-ui, sans-serif }';
  const face = Object.entries(faces).find(([name]) => name === type)?.[1];
  if (!face) return '';
  const [file, fallback] = face;
  return `@font-face { font-family: face; src: url(${file}); font-weight: 100 900 } h1 { font-family: face, ${fallback} }`;
}
