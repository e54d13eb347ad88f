import { marshall } from '@aws-sdk/util-dynamodb';
import { keys } from '@menuleaf/shared/server/table/keys.ts';
import type { DynamoDBRecord } from 'aws-lambda';
import * as z from 'zod';
import { readChange } from './change.ts';
import { historyEvents } from './history-events.ts';

type Row = Record<string, unknown>;

const detail = z.object({ thing: z.record(z.string(), z.unknown()) });

/** The event when a thing's row is written. */
function eventsFor(sk: string, before: Row | undefined, after: Row | undefined) {
  const Keys = { pk: keys.item.pk('ada'), sk };
  const wire = (row: Row) => marshall({ ...Keys, ...row }, { removeUndefinedValues: true });
  const text = JSON.stringify({
    eventName: before === undefined ? 'INSERT' : after === undefined ? 'REMOVE' : 'MODIFY',
    dynamodb: {
      Keys: marshall(Keys),
      ...(before && { OldImage: wire(before) }),
      ...(after && { NewImage: wire(after) }),
    },
  });
  const record: DynamoDBRecord = JSON.parse(text);
  return historyEvents(readChange(record)).map(
    ({ Detail }) => detail.parse(JSON.parse(Detail)).thing,
  );
}

const noon = '2026-03-01T12:00:00.000Z';
const by = (id: string) => ({ changed_by: { id, at: noon, user_id: 'ben' } });
const plates: Row = { name: 'Plates', created_at: '2026-01-01T00:00:00.000Z' };
const category = keys.category.sk('c1');
const item = keys.item.sk('i1');

test('of a list it is told what came, what went and what was turned, with their places', () => {
  const was = { ...plates, ...by('1'), item_ids: ['a', 'b', 'c'] };
  const is = { ...plates, ...by('2'), item_ids: ['d', 'c', 'a'] };
  expect(eventsFor(category, was, is)).toMatchObject([
    {
      kind: 'categories',
      action: 'changed',
      list: {
        field: 'item_ids',
        added: [{ id: 'd', at: 0 }],
        removed: [{ id: 'b', at: 1 }],
        order: { before: ['a', 'c'], after: ['c', 'a'] },
      },
    },
  ]);
});

test('texts in a further language are told by their language', () => {
  const was = { ...plates, ...by('1'), words: { es: { name: 'Platos' } } };
  const is = { ...plates, ...by('2'), words: { es: { name: 'Platos' }, fr: { name: 'Plats' } } };
  expect(eventsFor(category, was, is)).toMatchObject([
    { before: {}, after: { 'words.fr': { name: 'Plats' } } },
  ]);
});

test('a deletion is told by what is kept of it, with all that it was', () => {
  const row = {
    id: 'i1',
    ...plates,
    price_thousandths: 9000,
    image: 'photo',
    image_color: '#123456',
  };
  expect(eventsFor(keys.trash.sk('items', 'i1'), undefined, { row, ...by('2') })).toMatchObject([
    {
      kind: 'items',
      id: 'i1',
      action: 'deleted',
      before: { ...plates, price_thousandths: 9000, image: 'photo' },
    },
  ]);
  expect(eventsFor(item, { ...row, ...by('1') }, undefined)).toEqual([]);
});

test('what comes again is told apart from what is new', () => {
  const soup = { name: 'Soup', price_thousandths: 9000 };
  const come = (created_at: string) =>
    eventsFor(item, undefined, { ...soup, created_at, ...by('2') });
  expect(come(noon)).toMatchObject([{ action: 'added', after: soup }]);
  expect(come('2026-01-01T00:00:00.000Z')).toMatchObject([{ action: 'restored' }]);
});

test('what the bus could not carry is told by the names of its fields', () => {
  const long = (sign: string) => ({ ...plates, description: sign.repeat(150_000) });
  const events = eventsFor(item, { ...long('a'), ...by('1') }, { ...long('b'), ...by('2') });
  expect(events).toMatchObject([{ before: {}, after: {}, too_long: ['description'] }]);
});

test('what nobody has signed is nobody’s change', () => {
  expect(
    eventsFor(item, { ...plates, ...by('1') }, { ...plates, name: 'Pies', ...by('1') }),
  ).toEqual([]);
  expect(eventsFor(item, plates, { ...plates, name: 'Pies' })).toEqual([]);
});
