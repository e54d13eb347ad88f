import { expect, jest, test } from '@jest/globals';
import { form, newOwner } from '@menuleaf/shared/testing/api.ts';
import { scrollsSideways } from './accessibility.ts';
import { oneBrowser } from './one-browser.ts';

jest.setTimeout(120_000);

const { signedIn } = oneBrowser();

const word = 'Donaudampfschifffahrtsgesellschaft'.repeat(5);

/** An owner all of whose names are one word that no line is wide enough for. */
async function ownerOfLongWords() {
  const owner = await newOwner();
  const made = async (path: string, body: unknown): Promise<string> => {
    const answer = await owner.send('POST', path, body);
    if (answer.status !== 201) throw new Error(answer.text);
    return answer.json.id;
  };
  const named = { name: word, description: word };
  await owner.send('PATCH', '/api/auth/me', { full_name: word.slice(0, 100) });
  const restaurant = await made('/api/restaurants', { ...named, phone: word.slice(0, 50) });
  await made(`/api/restaurants/${restaurant}/locations`, {
    address: word,
    city: word,
    state: word,
    zip_code: word,
  });
  const menu = await made('/api/menus', { ...named, restaurant_id: restaurant });
  const category = await made('/api/categories', named);
  const dish = { ...named, price: '999999.99', allergens: word };
  const item = await made(
    '/api/menus/items',
    form({ ...dish, category_ids: JSON.stringify([category]) }),
  );
  await owner.send('POST', `/api/menus/${menu}/categories/assign`, { category_ids: [category] });
  return { owner, restaurant, menu, category, item };
}

test('no page of an owner scrolls sideways, however long the words', async () => {
  const { owner, restaurant, menu, category, item } = await ownerOfLongWords();
  const paths = [
    '/dashboard',
    '/dashboard?tab=menus',
    '/dashboard?tab=categories',
    '/dashboard?tab=menu-items',
    `/restaurant/${restaurant}/edit`,
    `/restaurant/${restaurant}/menu/add`,
    `/menu/${menu}`,
    `/menu/${menu}/edit`,
    `/menu/${menu}/manage-categories`,
    `/category/${category}/edit`,
    `/category/${category}/manage-items`,
    `/menu-item/${item}/edit`,
    '/account',
    '/pricing',
  ];
  const { page, context, errors } = await signedIn(owner);
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      if (await scrollsSideways(page)) found.push(`${path} at ${width} px`);
    }
  }
  expect([...found, ...errors]).toEqual([]);
  await context.close();
});
