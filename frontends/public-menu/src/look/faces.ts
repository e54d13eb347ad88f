import type { TypeName } from '@menuleaf/shared/contracts/catalogue/look.ts';

type Face = {
  /** Where no file of it is there, or a sign is not in it. */
  fallback: string;
  /** How heavy its files are. */
  weight: number;
  /** What it needs to look as large as the others, and as wide. */
  adjust?: string;
  spacing?: string;
};

const serif = 'ui-serif,Georgia,serif';
const sans = 'system-ui,sans-serif';

/** The faces that a page brings with it. */
export const faces: Partial<Record<TypeName, Face>> = {
  elegant: { fallback: serif, weight: 600 },
  bold: { fallback: sans, weight: 600, spacing: '.01em' },
  handwritten: { fallback: 'cursive', weight: 700, adjust: '128%', spacing: '0' },
};

const headings = '.diner :is(h1,h2,.name)';

function broughtStyles({ fallback, weight, adjust, spacing }: Face, files: readonly string[]) {
  const rules = files.map(
    (file, at) =>
      `@font-face{font-family:face${at};src:url(${file});font-weight:${weight};font-display:optional${adjust ? `;size-adjust:${adjust}` : ''}}`,
  );
  const families = [...files.map((_, at) => `face${at}`), fallback].join();
  const spaced = spacing ? `;letter-spacing:${spacing}` : '';
  return `${rules.join('')}${headings}{font-family:${families};font-weight:${weight}${spaced}}`;
}

/** How headings are set; nothing for the serif that they have anyway. */
export function typeStyles(type: string | undefined, files: readonly string[]): string {
  if (type === 'plain') return `${headings}{font-family:${sans};letter-spacing:-.02em}`;
  const face = Object.entries(faces).find(([name]) => name === type)?.[1];
  return face ? broughtStyles(face, files) : '';
}
