import type { TypeName } from '@menuleaf/shared/contracts/catalogue/look.ts';

type Face = {
  /** As it is called where it stands whole. */
  family: string;
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
const faces: Partial<Record<TypeName, Face>> = {
  elegant: { family: "'Playfair Display'", fallback: serif, weight: 600 },
  bold: { family: 'Oswald', fallback: sans, weight: 600, spacing: '.01em' },
  handwritten: {
    family: 'Caveat',
    fallback: 'cursive',
    weight: 700,
    adjust: '128%',
    spacing: '0',
  },
};

const faceOf = (type: string | undefined) =>
  Object.entries(faces).find(([name]) => name === type)?.[1];

const headings = '.diner :is(h1,h2,.name)';
const nameAlone = '.diner h1';

/** Asked for a sign one after the other. */
const cutFamilies = (files: readonly string[]) => files.map((_, at) => `face${at}`);

/** What never came in time is not waited for: what is being read does not move. */
const cutRules = ({ weight, adjust }: Face, files: readonly string[]) =>
  cutFamilies(files).map(
    (family, at) =>
      `@font-face{font-family:${family};src:url(${files[at]});font-weight:${weight};font-display:optional${adjust ? `;size-adjust:${adjust}` : ''}}`,
  );

/** How headings are set, by the files that the page names or by faces that stand whole; nothing for the serif that they have anyway. */
export function typeStyles(
  type: string | undefined,
  files: readonly string[] | 'whole',
  isNameAlone = false,
): string {
  if (type === 'plain') return `${headings}{font-family:${sans};letter-spacing:-.02em}`;
  const face = faceOf(type);
  if (!face) return '';
  const { family, fallback, weight, spacing } = face;
  const rules = files === 'whole' ? [] : cutRules(face, files);
  const families = [...(files === 'whole' ? [family] : cutFamilies(files)), fallback].join();
  const spaced = spacing ? `;letter-spacing:${spacing}` : '';
  return `${rules.join('')}${isNameAlone ? nameAlone : headings}{font-family:${families};font-weight:${weight}${spaced}}`;
}
