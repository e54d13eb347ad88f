import { type FaceName, faces } from '@menuleaf/shared/themes/faces.ts';
import { type Alphabet, alphabetNames } from './alphabets.ts';

/** The file name next to the bundle. */
export function faceFile(face: FaceName, alphabet: Alphabet) {
  const { package: name, weight } = faces[face];
  return `${name}-${alphabet}-${weight}-normal.woff2`;
}

/** The build's sources. */
export const faceSources: readonly string[] = Object.values(faces).flatMap(
  ({ package: name, weight }) =>
    alphabetNames.map(
      (alphabet) => `@fontsource/${name}/files/${name}-${alphabet}-${weight}-normal.woff2`,
    ),
);
