import type { Alphabet } from './alphabets.ts';

/** The package of each face that pages bring, and how heavy its headings are. */
const packages = {
  elegant: ['playfair-display', 600],
  bold: ['oswald', 600],
  handwritten: ['caveat', 700],
} as const;

export type Brought = keyof typeof packages;

export const isBrought = (type: string | undefined): type is Brought =>
  type !== undefined && type in packages;

const fileOf = (type: Brought, alphabet: Alphabet) => {
  const [name, weight] = packages[type];
  return `${name}-${alphabet}-${weight}-normal.woff2`;
};

/** As they are called beside the bundle. */
export const faceFiles = (type: Brought): Record<Alphabet, string> => ({
  latin: fileOf(type, 'latin'),
  'latin-ext': fileOf(type, 'latin-ext'),
});

const sourcesOf = (type: Brought) =>
  Object.values(faceFiles(type)).map((file) => `@fontsource/${packages[type][0]}/files/${file}`);

/** Where the build takes them from. */
export const faceSources: readonly string[] = [
  ...sourcesOf('elegant'),
  ...sourcesOf('bold'),
  ...sourcesOf('handwritten'),
];
