import { newOwner, send, waitUntil } from '@menuleaf/shared/testing/api.ts';

test('the notes of a category and a menu are kept apart from descriptions, and shown to diners', async () => {
  const me = await newOwner();
  const restaurant_id = await me.made('/api/restaurants', { name: 'Fig Tree' });
  const note = '10 % service is added for 6 guests or more';
  const menu = await me.send('POST', '/api/menus', { name: 'All day', note, restaurant_id });
  expect(menu.json).toMatchObject({ note, description: null });
  const { json: mains } = await me.send('POST', '/api/categories', { name: 'Mains' });
  expect(mains.note).toBeNull();
  const edits = [
    { do: 'update_category', category: mains.id, note: 'Served with bread' },
    { do: 'add_category', ref: 'new:a', name: 'Drinks', note: 'Glasses are 15 cl' },
  ];
  await me.send('POST', `/api/menus/${menu.json.id}/edits`, { edits });
  const shown = {
    note,
    categories: [{ note: 'Served with bread' }, { note: 'Glasses are 15 cl' }],
  };
  const preview = await me.send('GET', `/api/menus/preview/${menu.json.id}`);
  expect(preview.json).toMatchObject(shown);
  const read = () => send('GET', `/api/restaurants/public/${restaurant_id}/menu`);
  const published = await waitUntil(read, ({ json }) => json.categories?.length === 2);
  expect(published.json).toMatchObject(shown);
  const cleared = await me.send('PUT', `/api/menus/${menu.json.id}`, { note: ' ' });
  expect(cleared.json.note).toBeNull();
});

test('a note is no page: more than 500 characters are refused', async () => {
  const me = await newOwner();
  const body = { name: 'Mains', note: 'x'.repeat(501) };
  const { status, json } = await me.send('POST', '/api/categories', body);
  expect([status, json.detail]).toMatchObject([
    422,
    [{ loc: ['body', 'note'], msg: 'Must be at most 500 characters' }],
  ]);
});
