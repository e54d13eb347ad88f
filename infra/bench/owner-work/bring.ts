import type { Locator } from 'playwright-core';
import type { PaperDish, PaperSection } from './sixty-dishes.ts';
import type { Thumb } from './thumb.ts';

type Files = { name: string; mimeType: string; buffer: Buffer }[];

/** The owner's source: copied text, or files. */
export type ImportInput = { text: string } | { files: Files };

const letters = (text: string) => text.toLowerCase().match(/[a-z]/gu) ?? [];

/** Number of letters two names share by position: misread names still match by the rest. */
function likeness(a: string, b: string): number {
  const other = letters(b);
  return letters(a).filter((letter, at) => letter === other[at]).length;
}

const meant = (read: string, dishes: readonly PaperDish[]): PaperDish | undefined =>
  dishes.toSorted((a, b) => likeness(b.name, read) - likeness(a.name, read))[0];

async function retype(thumb: Thumb, field: Locator, text: string): Promise<void> {
  await thumb.tap(field);
  // A long press selects all of it.
  await thumb.tap(field);
  await field.evaluate((input) => {
    if (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement) input.select();
  });
  await thumb.type(text);
}

/** Corrects a dish like the menu's author would; correct but flagged values are confirmed. */
async function putRight(thumb: Thumb, row: Locator, dishes: readonly PaperDish[]): Promise<void> {
  const name = row.getByLabel(/^Name/);
  const price = row.getByLabel(/^Price of/);
  const dish = meant(await name.inputValue(), dishes);
  if (!dish) return;
  if ((await name.inputValue()) !== dish.name) await retype(thumb, name, dish.name);
  if (Number(await price.inputValue()) !== dish.price) {
    await retype(thumb, price, dish.price.toFixed(2));
  }
  const right = row.getByRole('button', { name: /^Keep as it is/ });
  if (await right.isVisible()) await thumb.tap(right);
}

const needsFixing = async (row: Locator, dishes: readonly PaperDish[]): Promise<boolean> => {
  const name = await row.getByLabel(/^Name/).inputValue();
  const price = Number(await row.getByLabel(/^Price of/).inputValue());
  const isMarked = (await row.getAttribute('data-look')) !== null;
  return isMarked || !dishes.some((dish) => dish.name === name && dish.price === price);
};

/** Reviews everything from top to bottom, and corrects it. */
async function review(thumb: Thumb, sections: readonly PaperSection[]): Promise<number> {
  const { page } = thumb;
  const dishes = sections.flatMap((section) => section.dishes);
  let corrected = 0;
  const ids = await page
    .locator('li[data-dish]')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-dish') ?? ''));
  for (const id of ids) {
    const row = page.locator(`[data-dish="${id}"]`);
    if (!(await needsFixing(row, dishes))) continue;
    corrected += 1;
    await putRight(thumb, row, dishes);
  }
  await thumb.swipeThrough();
  return corrected;
}

/** From the editor of an empty menu to sixty live dishes. Returns the number of corrections. */
export async function bring(
  thumb: Thumb,
  brought: ImportInput,
  sections: readonly PaperSection[],
): Promise<number> {
  const { page } = thumb;
  await thumb.waitForScreen(page.getByLabel('Type your first dish'));
  await thumb.tap(page.getByRole('link', { name: 'Bring your menu' }));
  const choose = page.getByRole('button', { name: 'Choose files' });
  await thumb.waitForScreen(choose);
  if ('text' in brought) {
    await thumb.paste(page.getByLabel('Paste your menu'), brought.text);
    await thumb.tap(page.getByRole('button', { name: 'Read this text' }));
  } else await thumb.choose(choose, brought.files);
  await thumb.waitForScreen(page.locator('li[data-dish]'));
  const corrected = await review(thumb, sections);
  await thumb.tap(page.getByRole('button', { name: 'Save to the menu' }));
  await thumb.waitForScreen(page.getByRole('heading', { name: 'You’re live' }));
  return corrected;
}
