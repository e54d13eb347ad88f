import { form, newOwner, send, type TestOwner, waitUntil } from '@menuleaf/shared/testing/api.ts';
import sharp from 'sharp';
import { payForPro } from './owner.ts';

/** No line is wide enough for it. */
const word = 'Donaudampfschifffahrtsgesellschaft'.repeat(5);
const sentence = 'Slowly braised short ribs with charred onions, sumac and a little orange peel';

export type FullAccount = {
  owner: TestOwner;
  restaurant: string;
  menuless: string;
  menu: string;
  category: string;
  item: string;
};

const tallPhoto = async () => {
  const drawn = sharp({ create: { width: 300, height: 1200, channels: 3, background: '#864' } });
  return new Blob([new Uint8Array(await drawn.jpeg().toBuffer())], { type: 'image/jpeg' });
};

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const hours = Object.fromEntries(days.map((day) => [`${day}_hours`, '11:00-14:00, 17:00-22:00']));

/** An owner on Pro with as much of everything as strains a page: long words, a tall photo, many categories. */
export async function fullAccount(): Promise<FullAccount> {
  const owner = await newOwner();
  await payForPro(owner);
  const made = async (path: string, body: unknown): Promise<string> => {
    const answer = await owner.send('POST', path, body);
    if (answer.status !== 201) throw new Error(answer.text);
    return answer.json.id;
  };
  const long = { name: word, description: `“${word}”` };
  await owner.send('PATCH', '/api/auth/me', { full_name: word.slice(0, 100) });
  const contact = { phone: word.slice(0, 50), website: `https://example.com/${word}` };
  const restaurant = await made('/api/restaurants', { ...long, ...contact, ...hours });
  const place = { address: word, city: word, state: word, zip_code: word };
  await made(`/api/restaurants/${restaurant}/locations`, place);
  const menuless = await made('/api/restaurants', { name: 'No Menu Yet', description: sentence });
  const menu = await made('/api/menus', { ...long, restaurant_id: restaurant });
  const category = await made('/api/categories', { ...long, sort_order: 0 });
  const others = Array.from({ length: 18 }, (_, at) => ({
    name: `Course ${at}`,
    sort_order: at + 1,
  }));
  const category_ids = [category];
  for (const other of others) category_ids.push(await made('/api/categories', other));
  const item = await manyItems(made, category_ids);
  await owner.send('POST', `/api/menus/${menu}/categories/assign`, { category_ids });
  await waitUntil(
    () => send('GET', `/restaurant/${restaurant}/menu`),
    ({ text }) => text.includes('Course 17') && text.includes('<img'),
    30_000,
  );
  return { owner, restaurant, menuless, menu, category, item };
}

async function manyItems(
  made: (path: string, body: unknown) => Promise<string>,
  categories: readonly string[],
): Promise<string> {
  const dish = async (fields: Record<string, string | Blob>) =>
    made('/api/menus/items', form({ price: '9.5', ...fields }));
  const inFirst = JSON.stringify(categories.slice(0, 1));
  const inAll = JSON.stringify(categories);
  const first = { name: word, description: word, allergens: word, price: '999999.99' };
  const item = await dish({ ...first, image: await tallPhoto(), category_ids: inFirst });
  const marks = { allergens: 'gluten, milk', calories: '640', is_vegetarian: 'true' };
  await dish({ name: sentence, description: sentence, ...marks, category_ids: inAll });
  await dish({
    name: 'Ribs',
    description: sentence,
    image: await tallPhoto(),
    category_ids: inAll,
  });
  return item;
}
