const items = '/dashboard?tab=menu-items';
async function openItems(thumb) {
  await thumb.page.goto(items);
  await thumb.sees(thumb.page.getByRole('button', { name: /^Mark sold out/ }));
}
/** Another price for a dish in the middle of the list, found by its name. */
export async function onePrice(thumb, name, price) {
  const { page } = thumb;
  await openItems(thumb);
  await thumb.fill(page.getByLabel('Search menu items'), name);
  await thumb.tap(page.getByRole('button', { name: `change the price of ${name}` }));
  await thumb.type(price);
  await thumb.press('Enter');
  await page.getByText(`${name} costs $${price} now`).waitFor();
}
export async function oneSoldOut(thumb, name) {
  const { page } = thumb;
  await openItems(thumb);
  await thumb.fill(page.getByLabel('Search menu items'), name);
  await thumb.tap(page.getByRole('button', { name: `Mark sold out ${name}` }));
  await page.getByText(`${name} is sold out`).waitFor();
}
/** In its place: from the heading of its category, which is a few swipes down. */
export async function oneNewDish(thumb, { name, price, category }) {
  const { page } = thumb;
  await openItems(thumb);
  await thumb.tap(page.getByRole('link', { name: `Add an item to ${category}` }));
  await thumb.sees(page.getByRole('button', { name: 'Create Menu Item' }));
  // The form begins with the name.
  await thumb.type(name);
  await thumb.fill(page.getByLabel('Price'), price);
  await thumb.press('Enter');
  await page.getByText(`${name} was added`).waitFor();
}
