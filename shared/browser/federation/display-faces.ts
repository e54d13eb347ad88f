import type { LoaderContext } from 'webpack';
import { type Face, faces } from '../../themes/faces.ts';

/** Latin Extended, as Fontsource splits it. */
const beyondLatin = 'U+100-2BA, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB, U+20AD-20C0';

const fontFace = ({ package: family, weight, scale }: Face, subset: string, range: string) =>
  `@font-face {
  font-family: '${family}';
  font-weight: ${weight};
  font-display: swap;
${scale ? `  size-adjust: ${Math.round(scale * 100)}%;\n` : ''}${range}  src: url('@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff2') format('woff2');
}
`;

/** A webpack loader that adds the faces of themes and types, whole: a published page brings what its headings need of them. */
export default function displayFaces(this: LoaderContext<object>, css: string): string {
  return (
    css +
    Object.values<Face>(faces)
      .flatMap((face) => [
        fontFace(face, 'latin', ''),
        fontFace(face, 'latin-ext', `  unicode-range: ${beyondLatin};\n`),
      ])
      .join('\n')
  );
}
