import type { ShownLook } from '@menuleaf/shared/contracts/catalogue/restaurants/shown-look.ts';
import { type Face, faces, isFace } from '@menuleaf/shared/themes/faces.ts';
import { familiesOf } from '@menuleaf/shared/themes/stacks.ts';
import { faceOf, themeOf } from '@menuleaf/shared/themes/themes.ts';

const headings = '.diner :is(h1,h2,.name)';
const nameAlone = '.diner h1';

/** No flash of another font: the font files are inlined. */
const cutRule = ({ weight, scale = 1 }: Face, file: string, at: number) =>
  `@font-face{font-family:face${at};src:url(${file});font-weight:${weight};font-display:block${scale === 1 ? '' : `;size-adjust:${percent(scale)}`}}`;

const percent = (part: number) => `${Math.round(part * 1000) / 10}%`;

/** Fonts on most phones, with the width of English text and of its capitals, in em. */
const likely = {
  serif: { local: "local(Georgia),local('Times New Roman')", width: 0.446, caps: 0.601 },
  sans: { local: 'local(Arial),local(Roboto)', width: 0.441, caps: 0.601 },
};

/** Fallback with the font's width and height while it is parsed: nothing shifts. */
function nearRule({ metrics, caps, scale = 1, fallback, weight }: Face, isCaps: boolean) {
  const [usual, up, down] = metrics;
  const isSerif = fallback === 'serif' || fallback === 'oldstyle';
  const near = likely[isSerif ? 'serif' : 'sans'];
  const [width, own] = isCaps && caps ? [caps, near.caps] : [usual, near.width];
  const size = (width * scale) / own;
  const high = (part: number) => percent((part * scale) / size);
  return `@font-face{font-family:near;src:${near.local};font-weight:${weight};size-adjust:${percent(size)};ascent-override:${high(up)};descent-override:${high(down)};line-gap-override:0%}`;
}

/** Font styles: from files inlined in the page, or from whole fonts. */
export function typeStyles(look: ShownLook, language: string, whole?: 'whole'): string {
  const theme = themeOf(look);
  const name = faceOf(look);
  const text =
    theme.text === 'sans' ? '' : `.diner{font-family:${familiesOf(theme.text, language)}}`;
  if (!isFace(name)) {
    return `${text}${headings}{font-family:${familiesOf(name, language)}}`;
  }
  const face: Face = faces[name];
  const cut = whole ? [] : (look.faces ?? []);
  const own = whole ? [`'${face.package}'`] : cut.map((_, at) => `face${at}`);
  const near = cut.length > 0 ? ['near'] : [];
  const families = [...own, ...near, familiesOf(face.fallback, language)].join();
  const spacing = face.spacing === undefined ? '' : `;letter-spacing:${face.spacing}`;
  return (
    text +
    cut.map((file, at) => cutRule(face, file, at)).join('') +
    (cut.length > 0 ? nearRule(face, theme.caps === true) : '') +
    `${look.names_only ? nameAlone : headings}{font-family:${families};font-weight:${face.weight}${spacing}}`
  );
}
