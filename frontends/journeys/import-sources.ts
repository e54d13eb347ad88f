import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { Fixtures } from './journey.ts';
import { printedMenu } from './printed-menu.ts';

export type ImportSource = {
  name: string;
  bring: (bringing: { page: Page; visitor: Fixtures['visitor'] }) => Promise<void>;
  /** The expected result, in order. */
  pairs: string[];
};

const pasted = `STARTERS
Onion soup (v) ........ 7.50
with thyme and sourdough
Lobster bisque    Market price

MAINS
Rib eye  28.00
Mushroom risotto (v)  16.00`;

const sheet = `Category,Item,Price
Sides,Green beans,5.50
Sides,Mashed potatoes,4.90
`;

const chooseIn = (page: Page, field: string, file: Parameters<Page['setInputFiles']>[1]) =>
  page.locator(field).setInputFiles(file);

/** A sheet shows its columns first. */
async function readRows(page: Page, count: number): Promise<void> {
  expect(await page.getByLabel('Column 2').inputValue()).toBe('name');
  await page.getByRole('button', { name: `Read ${count} rows` }).click();
}

async function dropSheet(page: Page): Promise<void> {
  const dataTransfer = await page.evaluateHandle((text) => {
    const dropped = new DataTransfer();
    dropped.items.add(new File([text], 'sides.csv', { type: 'text/csv' }));
    return dropped;
  }, sheet);
  await page.getByRole('heading', { name: 'From a file or a photo' }).dispatchEvent('drop', {
    dataTransfer,
  });
}

const onPaper = printedMenu([
  {
    name: 'Salads',
    dishes: [
      ['Beetroot salad', '9.50'],
      ['Caesar salad', '11.00'],
      ['Greek salad', '10.50'],
    ],
  },
  {
    name: 'Grill',
    dishes: [
      ['Lamb chops', '26.00'],
      ['Grilled trout', '22.50'],
      ['Roast duck', '24.50'],
    ],
  },
]);
const onPhoto = printedMenu([
  {
    name: 'Desserts',
    dishes: [
      ['Apple pie', '6.50'],
      ['Lemon tart', '7.50'],
      ['Brownie', '5.50'],
    ],
  },
]);

async function drawn<Made>(
  visitor: Fixtures['visitor'],
  html: string,
  make: (page: Page) => Promise<Made>,
): Promise<Made> {
  const { page, context } = await visitor({ viewport: { width: 800, height: 500 } });
  await page.setContent(html);
  const made = await make(page);
  await context.close();
  return made;
}

const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });
const files = 'input[type=file][multiple]';
const camera = 'input[type=file][capture]';

/** Every form in which an owner may have a menu. */
export const importSources: readonly ImportSource[] = [
  {
    name: 'pasted text',
    bring: async ({ page }) => {
      await page.getByLabel('Paste your menu').fill(pasted);
      await page.getByRole('button', { name: 'Read this text' }).click();
      const price = page.getByLabel('Price of Lobster bisque', { exact: true });
      await price.fill('13.00');
      await price.press('Enter');
    },
    pairs: ['Onion soup 7.50', 'Lobster bisque 13.00', 'Rib eye 28.00', 'Mushroom risotto 16.00'],
  },
  {
    name: 'a dropped CSV sheet',
    bring: async ({ page }) => {
      await dropSheet(page);
      await readRows(page, 2);
    },
    pairs: ['Green beans 5.50', 'Mashed potatoes 4.90'],
  },
  {
    name: 'an Excel sheet',
    bring: async ({ page }) => {
      const buffer = await readFile(join(import.meta.dirname, 'fixtures/menu.xlsx'));
      await chooseIn(page, files, file('menu.xlsx', 'application/octet-stream', buffer));
      await readRows(page, 4);
    },
    pairs: ['Tomato soup 7.50', 'Leek soup 6.90', 'Steak frites 24.00', 'Pumpkin ravioli 16.50'],
  },
  {
    name: 'a Word file',
    bring: async ({ page }) => {
      const buffer = await readFile(join(import.meta.dirname, 'fixtures/menu.docx'));
      await chooseIn(page, files, file('menu.docx', 'application/octet-stream', buffer));
    },
    pairs: [
      'Clam chowder 9.50',
      'Smoked trout dip 12.00',
      'Cedar plank salmon 27.00',
      'Mushroom pot pie 19.50',
      'Marionberry cobbler 9.00',
      'Chocolate torte 8.50',
      'Drip coffee 3.50',
      'Iced tea 3.00',
    ],
  },
  {
    name: 'a PDF in two columns',
    bring: async ({ page, visitor }) => {
      const buffer = await drawn(visitor, onPaper, (paper) => paper.pdf({ format: 'A4' }));
      await chooseIn(page, files, file('menu.pdf', 'application/pdf', buffer));
    },
    pairs: [
      'Beetroot salad 9.50',
      'Caesar salad 11.00',
      'Greek salad 10.50',
      'Lamb chops 26.00',
      'Grilled trout 22.50',
      'Roast duck 24.50',
    ],
  },
  {
    name: 'a photo from the camera',
    bring: async ({ page, visitor }) => {
      const buffer = await drawn(visitor, onPhoto, (paper) => paper.screenshot());
      await chooseIn(page, camera, file('desserts.png', 'image/png', buffer));
    },
    pairs: ['Apple pie 6.50', 'Lemon tart 7.50', 'Brownie 5.50'],
  },
];
