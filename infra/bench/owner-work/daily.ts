import type { Thumb } from './thumb.ts';

const items = '/dashboard?tab=menu-items';

async function openItems(thumb: Thumb): Promise<void> {
  await thumb.page.goto(items);
  await thumb.waitForScreen(thumb.page.getByRole('button', { name: /^Mark sold out/ }));
}

/** Changes the price of a dish in the middle of the list, found by name. */
export async function onePrice(thumb: Thumb, name: string, price: string): Promise<void> {
  const { page } = thumb;
  await openItems(thumb);
  await thumb.fill(page.getByLabel('Search menu items'), name);
  await thumb.tap(page.getByRole('button', { name: `change the price of ${name}` }));
  await thumb.type(price);
  await thumb.press('Enter');
  await page.getByText(`${name} costs $${price} now`).waitFor();
}

export async function oneSoldOut(thumb: Thumb, name: string): Promise<void> {
  const { page } = thumb;
  await openItems(thumb);
  await thumb.fill(page.getByLabel('Search menu items'), name);
  await thumb.tap(page.getByRole('button', { name: `Mark sold out ${name}` }));
  await page.getByText(`${name} is sold out`).waitFor();
}

/** At its position: from its category's heading, a few swipes down. */
export async function oneNewDish(
  thumb: Thumb,
  { name, price, category }: { name: string; price: string; category: string },
): Promise<void> {
  const { page } = thumb;
  await openItems(thumb);
  await thumb.tap(page.getByRole('link', { name: `Add an item to ${category}` }));
  await thumb.waitForScreen(page.getByRole('button', { name: 'Create Menu Item' }));
  // The name field has focus.
  await thumb.type(name);
  await thumb.fill(page.getByLabel('Price'), price);
  await thumb.press('Enter');
  await page.getByText(`${name} was added`).waitFor();
}
