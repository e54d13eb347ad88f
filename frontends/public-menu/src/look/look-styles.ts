import defaultColors from '@menuleaf/public-menu/src/inlined/colors.css';
import mastheadStyle from '@menuleaf/public-menu/src/inlined/masthead.css';
import type { ShownLook } from '@menuleaf/shared/contracts/catalogue/restaurants/shown-look.ts';
import { paletteOf, paletteOn, type Scheme, signals } from '@menuleaf/shared/menu/palette.ts';
import { themeOf, themes, faceOf } from '@menuleaf/shared/themes/themes.ts';
import caps from '@menuleaf/public-menu/src/inlined/themes/caps.css';
import airy from '@menuleaf/public-menu/src/inlined/themes/density-airy.css';
import close from '@menuleaf/public-menu/src/inlined/themes/density-close.css';
import awning from '@menuleaf/public-menu/src/inlined/themes/head-awning.css';
import bar from '@menuleaf/public-menu/src/inlined/themes/head-bar.css';
import center from '@menuleaf/public-menu/src/inlined/themes/head-center.css';
import cover from '@menuleaf/public-menu/src/inlined/themes/head-cover.css';
import field from '@menuleaf/public-menu/src/inlined/themes/head-field.css';
import split from '@menuleaf/public-menu/src/inlined/themes/head-split.css';
import arch from '@menuleaf/public-menu/src/inlined/themes/photos-arch.css';
import round from '@menuleaf/public-menu/src/inlined/themes/photos-round.css';
import after from '@menuleaf/public-menu/src/inlined/themes/prices-after.css';
import below from '@menuleaf/public-menu/src/inlined/themes/prices-below.css';
import leader from '@menuleaf/public-menu/src/inlined/themes/prices-leader.css';
import block from '@menuleaf/public-menu/src/inlined/themes/sections-block.css';
import smallCaps from '@menuleaf/public-menu/src/inlined/themes/sections-caps.css';
import dots from '@menuleaf/public-menu/src/inlined/themes/sections-dots.css';
import leaf from '@menuleaf/public-menu/src/inlined/themes/sections-leaf.css';
import numeral from '@menuleaf/public-menu/src/inlined/themes/sections-numeral.css';
import ornament from '@menuleaf/public-menu/src/inlined/themes/sections-ornament.css';
import rule from '@menuleaf/public-menu/src/inlined/themes/sections-rule.css';
import wave from '@menuleaf/public-menu/src/inlined/themes/sections-wave.css';
import wide from '@menuleaf/public-menu/src/inlined/themes/wide.css';
import type { Theme } from '@menuleaf/shared/themes/theme.ts';
import { type Face, faces, isFace } from '@menuleaf/shared/themes/faces.ts';
import { familiesOf } from '@menuleaf/shared/themes/stacks.ts';

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
function typeStyles(look: ShownLook, language: string, whole?: 'whole'): string {
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

/** Styles per theme value; empty if every page has them anyway. */
const rules: {
  [Part in 'head' | 'prices' | 'sections' | 'photos' | 'density']: Record<Theme[Part], string>;
} = {
  head: { bar, cover, center, split, awning: center + awning, field },
  prices: { right: '', leader, below, after },
  sections: { plain: '', rule, caps: smallCaps, ornament, numeral, block, dots, wave, leaf },
  photos: { square: '', round, arch, full: '' },
  density: { usual: '', close, airy },
};

/** Only what the theme uses. */
const themeRules = ({ head, prices, sections, photos, density, columns, caps: isCaps }: Theme) =>
  rules.head[head] +
  rules.prices[prices] +
  rules.sections[sections] +
  rules.photos[photos] +
  rules.density[density] +
  (columns ? wide : '') +
  (isCaps ? caps : '');

/** Keyed by variable name. */
type Colors = Readonly<Record<string, string>>;

/** `#ffffff` as `#fff`. */
const short = (color: string) => color.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');

/** Buttons are filled with the link color unless set otherwise. */
const hasOwnFill = ({ fill, leaf, 'on-fill': onFill, 'on-leaf': onLeaf }: Colors) =>
  fill !== leaf || onFill !== onLeaf;

const declared = (variables: [string, string][]) =>
  `.diner{${variables.map(([name, color]) => `--${name}:${short(color)}`).join(';')}}`;

/** Computed colors, so phones need not; dark mode only lists those that differ. */
function colorStyles(palettes: Record<Scheme, Colors>): string {
  const isFilled = Object.values(palettes).some(hasOwnFill);
  const colorsOf = (scheme: Scheme) =>
    Object.entries(palettes[scheme]).filter(([name]) => isFilled || !name.endsWith('fill'));
  const light = colorsOf('light');
  const shared = new Map(light);
  const differing = colorsOf('dark').filter(([name, color]) => shared.get(name) !== color);
  return declared(light) + `@media(prefers-color-scheme:dark){${declared(differing)}}`;
}

/** For the default theme, from the accent alone; else from the theme, with the accent on it. */
function colorsOf(look: ShownLook): string {
  const { accent } = look;
  const theme = themeOf(look);
  if (theme === themes.bistro) {
    if (accent === undefined) return defaultColors;
    const own = { light: paletteOf(accent, 'light'), dark: paletteOf(accent, 'dark') };
    return `${colorStyles(own)}.diner h2{color:var(--leaf)}`;
  }
  const on = (scheme: Scheme) => ({
    ...paletteOn(theme[scheme], accent ?? theme[scheme].accent),
    ...signals(theme[scheme]),
  });
  return colorStyles({ light: on('light'), dark: on('dark') });
}

/** A page's colors and the styles of its look. `whole`: the whole font is available. */
export function lookStyles(look: ShownLook | undefined, language = 'en', whole?: 'whole'): string {
  if (!look) return defaultColors;
  const { accent, cover_url, logo_url } = look;
  const theme = themeOf(look);
  // Without an accent the default theme has no field of colour, nor the room for one.
  const isPlain = theme === themes.bistro && accent === undefined;
  return (
    colorsOf(look) +
    (cover_url || logo_url ? mastheadStyle : '') +
    (isPlain ? '' : themeRules(theme)) +
    typeStyles(look, language, whole)
  );
}
