import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import type { WrittenMenu } from './text-menus.ts';
import type { Pair } from './score.ts';

export type MenuFile = {
  name: string;
  mimeType: string;
  buffer: Buffer;
  expected: Pair[];
};

export const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A page as a printer of menus would set it: sections with an `h2`, and a `p` and a `small` for each dish. */
export const paper = (sections: string, columns: number) =>
  `<!doctype html><meta charset="utf-8"><style>
body { margin: 40px; background: #fdfbf4; color: #222; font: 19px Georgia, serif; }
main { columns: ${columns}; column-gap: 60px; }
section { break-inside: avoid; }
h2 { margin: 0 0 10px; font-size: 29px; }
p { display: flex; justify-content: space-between; gap: 20px; margin: 0 0 12px; }
small { display: block; margin: -10px 0 14px; color: #555; font-size: 16px; }
</style><main>${sections}</main>`;

/** Kept to what a printer of menus would set: a heading, a name, a price at the right. */
export function pageOf(
  { expected }: Pick<WrittenMenu, 'expected'>,
  columns: number,
  decimals = '',
): string {
  const half = Math.ceil(expected.length / 2);
  const line = ({ name, price }: Pair) =>
    `<p><span>${escaped(name)}</span><span>${price === null ? 'Market price' : price.toFixed(2)}${decimals}</span></p>`;
  const part = (title: string, pairs: readonly Pair[]) =>
    `<section><h2>${title}</h2>${pairs.map((pair) => `${line(pair)}<small>with what is good that day</small>`).join('')}</section>`;
  return paper(
    `${part('Starters', expected.slice(0, half))}${part('Main courses', expected.slice(half))}`,
    columns,
  );
}

/** What is made of a page by a browser of its own size. */
export const drawn = async <Result>(
  browser: Browser,
  html: string,
  work: (page: Page) => Promise<Result>,
  density = 2,
) => {
  const page = await browser.newPage({
    viewport: { width: 900, height: 900 },
    deviceScaleFactor: density,
  });
  await page.setContent(html);
  // A page without a frame yet cannot be captured.
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  const result = await work(page);
  await page.close();
  return result;
};

export const printed = async (
  browser: Browser,
  menu: WrittenMenu,
  columns: number,
): Promise<MenuFile> => ({
  name: `${menu.name}-${columns}.pdf`,
  mimeType: 'application/pdf',
  buffer: await drawn(browser, pageOf(menu, columns), (page) =>
    page.pdf({ format: 'A4', printBackground: true }),
  ),
  expected: menu.expected,
});

/** What a hand and a lamp do to a page. */
export const lights = {
  straight: '',
  tilted: 'body { rotate: 1.5deg; }',
  shadowed:
    'html::after { content: ""; position: fixed; inset: 0; background: linear-gradient(115deg, rgb(0 0 0 / 55%), rgb(0 0 0 / 5%) 60%); }',
  blurred: 'body { filter: blur(0.7px); }',
} as const;

export const photographed = async (
  browser: Browser,
  menu: WrittenMenu,
  light: keyof typeof lights,
): Promise<MenuFile> => {
  const html = `${pageOf(menu, 1)}<style>html { background: #fdfbf4; } ${lights[light]}</style>`;
  return {
    name: `${menu.name}-${light}.jpg`,
    mimeType: 'image/jpeg',
    buffer: await drawn(browser, html, (page) =>
      page.screenshot({ type: 'jpeg', quality: 80, fullPage: true }),
    ),
    expected: menu.expected,
  };
};

/** The same menus as sheets: other separators, other headers, or none. */
export function sheetsOf(menu: WrittenMenu, at: number): MenuFile {
  const kinds = [
    { separator: ',', header: ['Item', 'Price'], price: (price: number) => price.toFixed(2) },
    {
      separator: ';',
      header: ['Gericht', 'Preis'],
      price: (price: number) => price.toFixed(2).replace('.', ','),
    },
    { separator: '\t', header: undefined, price: (price: number) => `$${price.toFixed(2)}` },
  ];
  const kind = kinds[at % kinds.length] ?? kinds[0];
  const rows = menu.expected.map(({ name, price }) => [
    name,
    price === null ? 'MP' : (kind?.price(price) ?? ''),
  ]);
  const lines = [...(kind?.header ? [kind.header] : []), ...rows];
  const text = lines
    .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(kind?.separator))
    .join('\n');
  return {
    name: `${menu.name}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
    expected: menu.expected,
  };
}

export const excelSheet = (path: string, expected: Pair[]): MenuFile => ({
  name: 'menu.xlsx',
  mimeType: 'application/octet-stream',
  buffer: readFileSync(path),
  expected,
});
