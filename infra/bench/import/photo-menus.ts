import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import * as z from 'zod';
import { drawn, type MenuFile } from './files.ts';
import { readPairs } from './score.ts';

/** Each face, its package and those of its files that the sheets are set in. */
const fonts = [
  [
    'EB Garamond',
    import.meta.resolve('@fontsource/eb-garamond/package.json'),
    ['400-normal', '700-normal', '400-italic'],
  ],
  ['Oswald', import.meta.resolve('@fontsource/oswald/package.json'), ['400-normal', '300-normal']],
  ['Josefin Sans', import.meta.resolve('@fontsource/josefin-sans/package.json'), ['400-normal']],
] as const;

const faces = () =>
  fonts
    .flatMap(([name, path, cuts]) =>
      cuts.map((cut) => {
        const [weight, style] = cut.split('-');
        const file = `files/${name.toLowerCase().replace(' ', '-')}-latin-${cut}.woff2`;
        const data = readFileSync(new URL(file, path)).toString('base64');
        return `@font-face { font-family: "${name}"; font-weight: ${weight}; font-style: ${style}; src: url(data:font/woff2;base64,${data}); }`;
      }),
    )
    .join('\n');

/** How a menu is photographed: what a table, a hand, a lamp and a lens do to a sheet of paper. */
const shots = z.array(
  z.strictObject({
    name: z.string(),
    /** It lies on a brown table, with a margin around it. */
    table: z.boolean(),
    /** Degrees that it is turned, and tipped away. */
    tilt: z.number(),
    lean: z.number(),
    /** Its angle, and how dark it is in percent where it begins and at 65 %. */
    shadow: z.strictObject({ angle: z.number(), from: z.number(), to: z.number() }).nullable(),
    noise: z.boolean(),
    /** In pixels of the page. */
    blur: z.number(),
    /** Pixels of the photo for one of the page. */
    density: z.number(),
    /** Of the JPEG. */
    quality: z.number(),
    /** What it is written in, by Tesseract code. */
    language: z.string(),
  }),
);
type Shot = z.infer<typeof shots>[number];

const noise =
  "body::after { content: \"\"; position: absolute; inset: 0; opacity: 0.22; mix-blend-mode: multiply; background: url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='300' height='300'%3E%3Cfilter id='n'%3E%3CfeTurbulence baseFrequency='0.9' numOctaves='2'/%3E%3CfeColorMatrix type='saturate' values='0'/%3E%3C/filter%3E%3Crect width='300' height='300' filter='url(%23n)'/%3E%3C/svg%3E\"); }";

function cssOf({ table, tilt, lean, shadow, noise: isNoisy, blur }: Shot): string {
  const dark = (percent: number) => `rgb(0 0 0 / ${percent}%)`;
  return [
    table && 'html { background: #6b5444; } body { margin: 30px auto; }',
    (tilt !== 0 || lean !== 0) &&
      `body { transform: perspective(2400px) rotateX(${lean}deg) rotateZ(${tilt}deg); }`,
    shadow &&
      `html::after { content: ""; position: fixed; inset: 0; background: linear-gradient(${shadow.angle}deg, ${dark(shadow.from)}, ${dark(shadow.to)} 65%); }`,
    isNoisy && noise,
    blur > 0 && `body { filter: blur(${blur}px); }`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Menus of other make, set as pages: `photos` are open to whoever tunes the reader, `sealed-photos` only measure it. */
type Folder = 'photos' | 'sealed-photos';

const textIn = (folder: Folder, file: string) =>
  readFileSync(join(import.meta.dirname, folder, file), 'utf8');

const shotsIn = (folder: Folder) => shots.parse(JSON.parse(textIn(folder, 'shots.json')));

const expectedIn = (folder: Folder, name: string) => readPairs(textIn(folder, `${name}.expected`));

async function shotOf(browser: Browser, folder: Folder, shot: Shot): Promise<MenuFile> {
  const { name, density, quality } = shot;
  const html = `${textIn(folder, `${name}.html`)}<style>${faces()} ${cssOf(shot)}</style>`;
  const take = (page: Page) => page.screenshot({ type: 'jpeg', quality, fullPage: true });
  return {
    name: `${name}.jpg`,
    mimeType: 'image/jpeg',
    buffer: await drawn(browser, html, take, density),
    expected: expectedIn(folder, name),
  };
}

/** Photos of them, each beside what is to be read from it. */
export async function photoMenus(browser: Browser, folder: Folder): Promise<MenuFile[]> {
  const files: MenuFile[] = [];
  for (const shot of shotsIn(folder)) files.push(await shotOf(browser, folder, shot));
  return files;
}

/** The words of each sheet, and what they are of. */
export const sheetTexts = (folder: Folder) =>
  shotsIn(folder).map(({ name, language }) => ({
    name,
    language,
    text: textIn(folder, `${name}.html`)
      .replaceAll(/<style[^]*?<\/style>/gu, '')
      .replaceAll(/<[^>]+>/gu, ' '),
  }));

/** The same pages as a printer's PDF. */
export async function pageMenus(browser: Browser, folder: Folder): Promise<MenuFile[]> {
  const files: MenuFile[] = [];
  for (const { name } of shotsIn(folder))
    files.push({
      name: `${name}.pdf`,
      mimeType: 'application/pdf',
      buffer: await drawn(
        browser,
        `${textIn(folder, `${name}.html`)}<style>${faces()}</style>`,
        (page) => page.pdf({ format: 'A4', printBackground: true }),
      ),
      expected: expectedIn(folder, name),
    });
  return files;
}
