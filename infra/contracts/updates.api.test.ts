import type { Operation } from '@menuleaf/shared/contracts/operation.ts';
import { form, newOwner } from '@menuleaf/shared/testing/api.ts';
import { bodyOf } from './sample-body.ts';
import { changing, type Update, updates } from './update-fields.ts';

test('every update has its fields in update-fields.ts', () => {
  expect(changing.map(([name]) => name).toSorted()).toEqual(Object.keys(updates).toSorted());
});

describe.each(changing)('%s', (name, call: Operation) => {
  const { fields = {}, apart = [] }: Partial<Update> = updates[name] ?? {};

  test('has every field of the contract in update-fields.ts', () => {
    const known = [...Object.keys(fields), ...apart].toSorted();
    expect(known).toEqual([...(bodyOf(call)?.fields ?? [])].toSorted());
  });
});

describe('what an update names as well', () => {
  test('an active menu alone changes nothing but itself, and null or a blank takes it away', async () => {
    const owner = await newOwner();
    const { path } = (await updates['updateRestaurant']?.open(owner)) ?? { path: '' };
    const full = { description: 'Figs', phone: '555', website: 'example.com', monday_hours: '9-5' };
    const { json: before } = await owner.send('PUT', path, full);
    for (const active_menu_id of [null, before.active_menu_id, '', before.active_menu_id]) {
      const { json } = await owner.send('PUT', path, { active_menu_id });
      const expected = { ...before, active_menu_id: active_menu_id || null };
      expect({ ...json, updated_at: '' }).toEqual({ ...expected, updated_at: '' });
    }
  });

  test('an end of being sold out stays until the item is available, or another one is named', async () => {
    const owner = await newOwner();
    const { path, read = '' } = (await updates['setAvailability']?.open(owner)) ?? { path: '' };
    const until = '2099-01-01T00:00:00.000Z';
    await owner.send('PATCH', path, { is_available: false, sold_out_until: until });
    const ends = async () => (await owner.send('GET', read)).json.sold_out_until;
    await owner.send('PATCH', path, { is_available: false });
    expect(await ends()).toBe(until);
    await owner.send('PUT', read, form({ is_available: 'false', name: 'Stew' }));
    expect(await ends()).toBe(until);
    await owner.send('PATCH', path, { is_available: false, sold_out_until: null });
    expect(await ends()).toBeNull();
    await owner.send('PATCH', path, { is_available: false, sold_out_until: until });
    await owner.send('PATCH', path, { is_available: true });
    expect(await ends()).toBeNull();
  });
});
