import { form, newOwner, send, type TestOwner, getUntil } from '@menuleaf/shared/testing/api.ts';
import { onEachDay } from '@menuleaf/shared/contracts/catalogue/restaurants/restaurant-facts.ts';
import { openPhoto, scanPage } from '@menuleaf/shared/testing/guest-visit.ts';
import { verifyEmail } from '@menuleaf/shared/testing/mail-to.ts';
import { payForPro, plainPhoto } from './owner.ts';

/** Wider than any line. */
const word = 'Donaudampfschifffahrtsgesellschaft'.repeat(5);
/** Would run as a script if not escaped. */
const script = `</script><img src=x onerror=alert(1)>"'><svg onload=alert(2)>`;
const sentence = 'Slowly braised short ribs with charred onions, sumac and a little orange peel';

export type FullAccount = {
  owner: TestOwner;
  restaurant: string;
  menuless: string;
  menu: string;
  category: string;
  item: string;
};

/** A Pro owner with extreme content for every page: long words, a tall photo, many categories. */
export async function fullAccount(): Promise<FullAccount> {
  const owner = await newOwner();
  await payForPro(owner);
  const long = { name: word, description: `“${word}” ${script}`, note: script };
  await owner.send('PATCH', '/api/auth/me', { full_name: word.slice(0, 100) });
  const contact = { phone: script.slice(0, 50), website: `https://example.com/${word}` };
  const restaurant = await owner.made('/api/restaurants', {
    ...long,
    ...contact,
    ...onEachDay('11:00-14:00, 17:00-22:00'),
  });
  const place = { address: word, city: script, state: script, zip_code: word };
  await owner.made(`/api/restaurants/${restaurant}/locations`, place);
  const menuless = await owner.made('/api/restaurants', {
    name: 'No Menu Yet',
    description: sentence,
  });
  const menu = await owner.made('/api/menus', { ...long, restaurant_id: restaurant });
  const category = await owner.made('/api/categories', { ...long, sort_order: 0 });
  const others = Array.from({ length: 18 }, (_, at) => ({
    name: `Course ${at}`,
    sort_order: at + 1,
  }));
  const category_ids = [category];
  for (const other of others) category_ids.push(await owner.made('/api/categories', other));
  const item = await manyItems(owner.made, category_ids);
  await owner.send('POST', `/api/menus/${menu}/categories/assign`, { category_ids });
  const lunch = await owner.made('/api/menus', { name: `Lunch ${word}`, description: sentence });
  const [, second = ''] = category_ids;
  await owner.send('POST', `/api/menus/${lunch}/categories/assign`, { category_ids: [second] });
  const times = [{ days: [1, 3, 5, 7], from: '11:30', to: '14:30' }];
  await owner.send('PUT', `/api/restaurants/${restaurant}`, {
    further_menus: [{ menu_id: lunch, times }],
    active_menu_times: times,
  });
  await getUntil(
    `/restaurant/${restaurant}/menu`,
    ({ text }) =>
      text.includes('Course 17') && text.includes('<img') && text.includes('class="menus"'),
    30_000,
  );
  await someGuests(restaurant);
  await listUnbrokenWords();
  return { owner, restaurant, menuless, menu, category, item };
}

/** A restaurant of another owner, who has confirmed the email: the directory shows it to everybody. */
async function listUnbrokenWords() {
  const owner = await newOwner();
  await verifyEmail(owner);
  const restaurant_id = await owner.made('/api/restaurants', { name: word, description: word });
  const place = { address: '1 Main Street', city: word, state: word, zip_code: '97202' };
  await owner.made(`/api/restaurants/${restaurant_id}/locations`, place);
  await owner.made('/api/menus', { name: 'All day', restaurant_id });
  await getUntil('/api/restaurants/public', ({ text }) => text.includes(restaurant_id));
}

/** In many languages, with one guest who opens a photo. */
async function someGuests(restaurant: string) {
  const page = `/restaurant/${restaurant}/menu`;
  for (const language of ['de', 'es', 'fr', 'it', 'ja', 'zh-Hant'])
    await scanPage(page, { 'accept-language': language });
  const { text } = await send('GET', page);
  const small = /\/images\/[\w-]+\/\d+\.webp/.exec(text)?.[0] ?? '';
  await openPhoto(small.replace(/\d+\.webp/, '732.webp'), restaurant);
}

async function manyItems(
  made: (path: string, body: unknown) => Promise<string>,
  categories: readonly string[],
): Promise<string> {
  const dish = async (fields: Record<string, string | Blob>) =>
    made('/api/menus/items', form({ price: '9.5', ...fields }));
  const inFirst = JSON.stringify(categories.slice(0, 1));
  const inAll = JSON.stringify(categories);
  const first = {
    name: word,
    description: word + script,
    allergens: word + script,
    price: '999999.99',
  };
  const item = await dish({ ...first, image: await plainPhoto(300, 1200), category_ids: inFirst });
  const diets = { is_vegetarian: 'true', is_vegan: 'true', is_gluten_free: 'true' };
  const marks = { allergens: 'gluten, milk', calories: '640', ...diets };
  await dish({ name: sentence, description: sentence, ...marks, category_ids: inAll });
  await dish({
    name: 'Ribs',
    description: sentence,
    image: await plainPhoto(300, 1200),
    category_ids: inAll,
  });
  return item;
}
