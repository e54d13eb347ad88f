import { setTimeout } from 'node:timers/promises';
import type { Sender } from './counting-sender.ts';

/** One black pixel: enough of an image for the check before it is stored. */
const point = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

function dish(more: Record<string, string> = {}, withImage = false) {
  const form = new FormData();
  const fields = { name: 'Soup', price: '9.50', ...more };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (withImage)
    form.set('image', new Blob([new Uint8Array(point)], { type: 'image/png' }), 'a.png');
  return form;
}

async function callRestaurants({ call }: Sender) {
  const { id } = await call('POST /api/restaurants', { body: { name: 'Fig Tree' } });
  const key = { 'idempotency-key': 'the second' };
  const second = await call('POST /api/restaurants', {
    body: { name: 'Olive Yard' },
    headers: key,
    note: 'with an idempotency key',
  });
  const params = { id };
  const place = { address: '1 Main', city: 'Salem', state: 'OR', zip_code: '97301' };
  await call('POST /api/restaurants/{id}/locations', { params, body: place });
  await call('GET /api/restaurants');
  await call('GET /api/restaurants/{id}', { params });
  await call('PUT /api/restaurants/{id}', { params, body: { description: 'New' } });
  await call('GET /api/restaurants/{id}/qr-code', { params });
  await call('GET /api/restaurants/{id}/menu-hours', { params });
  await call('GET /api/restaurants/{id}/embed-sites', { params });
  await call('GET /api/restaurants/{id}/look', { params });
  await call('PUT /api/restaurants/{id}/look', { params, body: { accent: '#8a1c2b' } });
  const logo = { slot: 'logo', type: 'image/png', size: 100 };
  await call('POST /api/restaurants/{id}/look/uploads', { params, body: logo });
  await call('DELETE /api/restaurants/{id}', { params: { id: second.id } });
  await call('POST /api/restaurants/{id}/restore', { params: { id: second.id } });
  return id;
}

async function callMenus({ call }: Sender, restaurant_id: string) {
  const { id } = await call('POST /api/menus', {
    body: { name: 'Day', restaurant_id },
    note: 'of a restaurant',
  });
  const params = { id };
  await call('POST /api/menus', { body: { name: 'Night' } });
  await call('GET /api/menus');
  await call('GET /api/menus/{id}', { params });
  await call('PUT /api/menus/{id}', { params, body: { name: 'Noon' } });
  await call('PUT /api/menus/{id}', { params, body: { further_languages: ['de'] } });
  const german = { id, language: 'de' };
  const texts = await call('GET /api/menus/{id}/translations/{language}', { params: german });
  const rows = [{ kind: 'menu', id, ...texts.rows[0], words: { name: 'Mittag' } }];
  await call('PUT /api/menus/{id}/translations/{language}', { params: german, body: { rows } });
  const copy = await call('POST /api/menus/{id}/duplicate', { params });
  await call('DELETE /api/menus/{id}', { params: { id: copy.id } });
  await call('POST /api/menus/{id}/restore', { params: { id: copy.id } });
  await call('POST /api/menus/{id}/own-items', { params: { id: copy.id } });
  return id;
}

async function callCategories({ call }: Sender, menuId: string) {
  const { id } = await call('POST /api/categories', { body: { name: 'Starters' } });
  const params = { id };
  const alone = await call('POST /api/categories', {
    body: { name: 'Mains', menu_ids: [] },
    note: 'on no menu',
  });
  const menu = { id: menuId };
  const category_ids = [id, alone.id];
  await call('POST /api/menus/{id}/categories/assign', { params: menu, body: { category_ids } });
  const turned = { category_ids: category_ids.toReversed() };
  await call('POST /api/menus/{id}/categories/order', { params: menu, body: turned });
  const orders = category_ids.map((one, at) => ({ id: one, sort_order: at + 1 }));
  await call('POST /api/categories/order', { body: { orders } });
  await call('GET /api/categories');
  await call('GET /api/categories/{id}', { params });
  await call('PUT /api/categories/{id}', { params, body: { name: 'First' } });
  const copy = await call('POST /api/categories/{id}/duplicate', { params });
  await call('DELETE /api/categories/{id}', { params: { id: copy.id } });
  await call('POST /api/categories/{id}/restore', { params: { id: copy.id } });
  await call('POST /api/menus/{id}/categories/remove', {
    params: menu,
    body: { category_ids: [alone.id] },
  });
  return id;
}

async function callItems({ call }: Sender, categoryId: string) {
  const { id } = await call('POST /api/menus/items', { body: dish() });
  const category_ids = JSON.stringify([categoryId]);
  await call('POST /api/menus/items', { body: dish({ category_ids }), note: 'in a category' });
  const params = { id };
  await call('PUT /api/menus/items/{id}', { params, body: dish({ name: 'Stew' }) });
  await call('GET /api/menus/items/{id}', { params });
  await call('GET /api/menus/all-items');
  const soldOut = { is_available: false };
  await call('PATCH /api/menus/items/{id}/availability', { params, body: soldOut });
  const changes = [{ id, from: 9.5, to: 10 }];
  await call('POST /api/menus/items/prices', { body: { changes } });
  const again = [{ id, is_available: true }];
  await call('POST /api/menus/items/availability', { body: { changes: again } });
  await call('POST /api/menus/items/delete', { body: { ids: [id] } });
  await call('POST /api/menus/items/restore', { body: { ids: [id] } });
  const orders = [{ id, sort_order: 3 }];
  await call('POST /api/menus/items/order', { body: { orders } });
  const items = [{ name: 'Bread', price: 3, category_ids: [categoryId] }];
  await call('POST /api/menus/items/import', { body: { items } });
  const copy = await call('POST /api/menus/items/{id}/duplicate', { params });
  await call('DELETE /api/menus/items/{id}', { params: { id: copy.id } });
  await call('POST /api/menus/items/{id}/restore', { params: { id: copy.id } });
  return id;
}

async function callMembers({ call }: Sender, menuId: string, categoryId: string, itemId: string) {
  const params = { id: categoryId };
  const item_ids = [itemId];
  await call('POST /api/categories/{id}/items', { params, body: { item_ids } });
  const other = await call('POST /api/categories', { body: { name: 'Sweets' } });
  const alone = { id: other.id };
  await call('POST /api/categories/{id}/items', { params: alone, body: { item_ids } });
  await call('POST /api/categories/{id}/items/order', { params: alone, body: { item_ids } });
  await call('GET /api/categories/{id}/items', { params });
  await call('DELETE /api/categories/{id}/items', { params, body: { item_ids } });
  const menu = { id: menuId };
  await call('GET /api/menus/{id}/categories', { params: menu });
  await call('GET /api/menus/{id}/content', { params: menu });
  await call('GET /api/menus/preview/{id}', { params: menu });
  await call('GET /api/menus/preview/{id}/categories', { params: menu });
  const edit = { do: 'place_item', item: itemId, category: categoryId };
  await call('POST /api/menus/{id}/edits', { params: menu, body: { edits: [edit] } });
}

/** An owner's calls for restaurants, menus, categories and items. Returns the id of a restaurant with a menu. */
export async function callCatalogue(send: Sender): Promise<string> {
  const restaurantId = await callRestaurants(send);
  const menuId = await callMenus(send, restaurantId);
  const categoryId = await callCategories(send, menuId);
  const itemId = await callItems(send, categoryId);
  await callMembers(send, menuId, categoryId, itemId);
  await send.call('GET /api/overview');
  return restaurantId;
}

/** Milliseconds to write history, which calls don't wait for. */
const writingMs = 3000;

/** Change history, and undo. */
export async function callHistory({ call }: Sender) {
  const from = new Date().toISOString();
  await call('POST /api/menus', { body: { name: 'Brunch' }, note: 'for history' });
  await setTimeout(writingMs);
  const { changes } = await call('GET /api/catalogue/history');
  const params = { id: changes[0].id };
  await call('POST /api/catalogue/history/{id}/undo', { params, body: {} });
  await setTimeout(writingMs);
  const body = { from, until: new Date().toISOString() };
  await call('POST /api/catalogue/history/undo', { body });
}

async function made(call: Sender['call'], id: string): Promise<void> {
  const { image_status } = await call('GET /api/menus/items/{id}', { params: { id } });
  if (image_status === 'preparing') await made(call, id);
}

/** Images, a Pro feature. */
export async function callImages({ call }: Sender, restaurantId: string) {
  const { id } = await call('POST /api/menus/items', {
    body: dish({}, true),
    note: 'with an image',
  });
  await made(call, id);
  await call('GET /api/menus/items/{id}/original-image', { params: { id } });
  const announced = { type: 'image/png', size: point.byteLength };
  const { image_key } = await call('POST /api/menus/items/uploads', { body: announced });
  const body = dish({ image_key });
  const params = { id };
  await call('PUT /api/menus/items/{id}', { params, body, note: 'with an upload' });
  await call('PUT /api/menus/items/{id}', {
    params,
    body: dish({ remove_image: 'true' }),
    note: 'without its image',
  });
  const look = { params: { id: restaurantId } };
  const uploads = 'POST /api/restaurants/{id}/look/uploads';
  const logo = await call(uploads, { ...look, body: { ...announced, slot: 'logo' } });
  const cover = await call(uploads, { ...look, body: { ...announced, slot: 'cover' } });
  await call('PUT /api/restaurants/{id}/look', {
    ...look,
    body: { logo_key: logo.image_key, cover_key: cover.image_key },
    note: 'with a logo and a cover',
  });
}
