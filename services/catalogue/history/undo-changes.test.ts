import { plainDish } from '@menuleaf/shared/testing/plain-dish.ts';
import { netChanges } from './net-changes.ts';
import { takeBack } from './take-back.ts';
import { jobOf } from './undo-changes.ts';

const now = new Date('2026-03-01T12:00:00Z');
const stamps = { created_at: now.toISOString(), updated_at: now.toISOString() };
const choices = [{ name: 'Glass', price_thousandths: 8000 }];

test('a job that takes prices back takes sizes away from a dish that had none', () => {
  const wine = {
    ...plainDish,
    ...stamps,
    id: 'i1',
    name: 'Wine',
    price_thousandths: 8000,
    choices,
  };
  const before = { restaurants: [], menus: [], categories: [], items: [wine] };
  const change = { id: 'c1', at: now.toISOString(), user_id: 'u1' };
  const nets = netChanges([
    {
      change,
      things: [
        {
          ...{ kind: 'items', id: 'i1', name: 'Wine', action: 'changed' },
          ...{ before: { price_thousandths: 7000 }, after: { price_thousandths: 8000, choices } },
        },
      ],
    },
  ]);
  const draft = takeBack(before, nets, {
    ...{ ownerId: 'o1', planType: 'pro', now, stamp: undefined, since: 'undo' },
    trash: new Map(),
  });
  const part = { nets, onlyPrices: true };
  const { job } = jobOf(part, draft, before, { context: { newId: () => 'j1' }, now });
  expect(job?.changes).toMatchObject([{ id: 'i1', to: { price_thousandths: 7000, choices: [] } }]);
});
