import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawn } from './files.ts';
import { readPairs } from './score.ts';
const folder = join(import.meta.dirname, 'photos');
const fonts = [
  [
    'EB Garamond',
    '400',
    'normal',
    import.meta.resolve('@fontsource/eb-garamond/files/eb-garamond-latin-400-normal.woff2'),
  ],
  [
    'EB Garamond',
    '700',
    'normal',
    import.meta.resolve('@fontsource/eb-garamond/files/eb-garamond-latin-700-normal.woff2'),
  ],
  [
    'EB Garamond',
    '400',
    'italic',
    import.meta.resolve('@fontsource/eb-garamond/files/eb-garamond-latin-400-italic.woff2'),
  ],
  [
    'Oswald',
    '400',
    'normal',
    import.meta.resolve('@fontsource/oswald/files/oswald-latin-400-normal.woff2'),
  ],
  [
    'Oswald',
    '300',
    'normal',
    import.meta.resolve('@fontsource/oswald/files/oswald-latin-300-normal.woff2'),
  ],
  [
    'Josefin Sans',
    '400',
    'normal',
    import.meta.resolve('@fontsource/josefin-sans/files/josefin-sans-latin-400-normal.woff2'),
  ],
];
const faces = () =>
  fonts
    .map(([name, weight, style, path]) => {
      const data = readFileSync(new URL(path)).toString('base64');
      return `@font-face { font-family: "${name}"; font-weight: ${weight}; font-style: ${style}; src: url(data:font/woff2;base64,${data}); }`;
    })
    .join('\n');
/** What a table, a hand, a lamp and a lens do to a sheet of paper. */
const table = 'html { background: #6b5444; } body { margin: 30px auto; }';
const shadow = (angle, from, to) =>
  `html::after { content: ""; position: fixed; inset: 0; background: linear-gradient(${angle}deg, rgb(0 0 0 / ${from}%), rgb(0 0 0 / ${to}%) 65%); }`;
const leaning = (side, turn) =>
  `body { transform: perspective(2400px) rotateX(${side}deg) rotateZ(${turn}deg); }`;
const noise =
  "body::after { content: \"\"; position: absolute; inset: 0; opacity: 0.22; mix-blend-mode: multiply; background: url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='300' height='300'%3E%3Cfilter id='n'%3E%3CfeTurbulence baseFrequency='0.9' numOctaves='2'/%3E%3CfeColorMatrix type='saturate' values='0'/%3E%3C/filter%3E%3Crect width='300' height='300' filter='url(%23n)'/%3E%3C/svg%3E\"); }";
const shots = [
  { name: 'bistro', css: `${table} ${leaning(0, -2)}`, density: 2, quality: 75 },
  { name: 'diner', css: `${table} ${shadow(110, 50, 0)}`, density: 2, quality: 80 },
  {
    name: 'trattoria',
    css: 'body { filter: blur(0.6px); }',
    density: 2,
    quality: 70,
    language: 'ita',
  },
  { name: 'pub', css: `${table} ${leaning(7, 1)} ${noise}`, density: 2, quality: 75 },
  { name: 'cafe', css: '', density: 1.2, quality: 55 },
  { name: 'blackboard', css: `${leaning(0, 1.5)} ${noise}`, density: 1.5, quality: 75 },
  {
    name: 'curry',
    css: `${table} ${leaning(3, 2.5)} ${shadow(250, 45, 5)}`,
    density: 2,
    quality: 75,
  },
  {
    name: 'wine-bar',
    css: `${table} ${shadow(180, 35, 5)} body { filter: blur(0.5px); }`,
    density: 2,
    quality: 70,
  },
];
async function shotOf(browser, shot) {
  const { name, css, density, quality, language } = shot;
  const html = `${readFileSync(join(folder, `${name}.html`), 'utf8')}<style>${faces()} ${css}</style>`;
  return {
    name: `${name}.jpg`,
    mimeType: 'image/jpeg',
    ...(language && { language }),
    buffer: await drawn(
      browser,
      html,
      (page) => page.screenshot({ type: 'jpeg', quality, fullPage: true }),
      density,
    ),
    expected: readPairs(readFileSync(join(folder, `${name}.expected`), 'utf8')),
  };
}
/** Photos of menus of other make: other fonts, papers, currencies and lights, each beside what is to be read from it. */
export async function photoMenus(browser) {
  const files = [];
  for (const shot of shots) files.push(await shotOf(browser, shot));
  return files;
}
