const letters = (text) => text.toLowerCase().match(/[a-z]/gu) ?? [];
/** How many letters two names share at their places: what was misread is still known by the rest. */
function likeness(a, b) {
  const other = letters(b);
  return letters(a).filter((letter, at) => letter === other[at]).length;
}
const meant = (read, dishes) =>
  dishes.toSorted((a, b) => likeness(b.name, read) - likeness(a.name, read))[0];
async function retype(thumb, field, text) {
  await thumb.tap(field);
  // Pressed for long, all of it is chosen.
  await thumb.tap(field);
  await field.evaluate((input) => {
    if (input instanceof HTMLInputElement) input.select();
  });
  await thumb.type(text);
}
/** Puts a dish right as whoever wrote the menu would; what is right and marked is said to be right. */
async function putRight(thumb, row, dishes) {
  const name = row.getByLabel(/^Name/);
  const price = row.getByLabel(/^Price of/);
  const dish = meant(await name.inputValue(), dishes);
  if (!dish) return;
  if ((await name.inputValue()) !== dish.name) await retype(thumb, name, dish.name);
  if (Number(await price.inputValue()) !== dish.price) {
    await retype(thumb, price, dish.price.toFixed(2));
  }
  const right = row.getByRole('button', { name: /^It is right/ });
  if (await right.isVisible()) await thumb.tap(right);
}
const isWrong = async (row, dishes) => {
  const name = await row.getByLabel(/^Name/).inputValue();
  const price = Number(await row.getByLabel(/^Price of/).inputValue());
  const isMarked = (await row.getAttribute('data-look')) !== null;
  return isMarked || !dishes.some((dish) => dish.name === name && dish.price === price);
};
/** Looks all of it over from top to bottom, and puts right what is not. */
async function review(thumb, sections) {
  const { page } = thumb;
  const dishes = sections.flatMap((section) => section.dishes);
  let corrected = 0;
  const ids = await page
    .locator('[data-dish]')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-dish') ?? ''));
  for (const id of ids) {
    const row = page.locator(`[data-dish="${id}"]`);
    if (!(await isWrong(row, dishes))) continue;
    corrected += 1;
    await putRight(thumb, row, dishes);
  }
  await thumb.swipeThrough();
  return corrected;
}
/** From the editor of an empty menu to a menu of sixty dishes that is live. Answers how many had to be put right. */
export async function bring(thumb, brought, sections) {
  const { page } = thumb;
  await thumb.sees(page.getByLabel('Type your first dish'));
  await thumb.tap(page.getByRole('link', { name: 'Bring your menu' }));
  const choose = page.getByRole('button', { name: 'Choose files' });
  await thumb.sees(choose);
  if ('text' in brought) {
    await thumb.paste(page.getByLabel('Paste your menu'), brought.text);
    await thumb.tap(page.getByRole('button', { name: 'Read this text' }));
  } else await thumb.choose(choose, brought.files);
  await thumb.sees(page.locator('[data-dish]'));
  const corrected = await review(thumb, sections);
  await thumb.tap(page.getByRole('button', { name: 'Save to the menu' }));
  await thumb.sees(page.getByRole('heading', { name: 'You’re live' }));
  return corrected;
}
