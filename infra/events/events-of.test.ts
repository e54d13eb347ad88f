import { marshall } from '@aws-sdk/util-dynamodb';
import { allEvents } from '@menuleaf/shared/contracts/events/all-events.ts';
import { eventType } from '@menuleaf/shared/contracts/events/domain-event.ts';
import { keys, rowKey } from '@menuleaf/shared/server/table/keys.ts';
import type { DynamoDBRecord } from 'aws-lambda';
import { passes } from '../local/table/event-filter.ts';
import { eventPatterns } from '../stacks/events-patterns.ts';
import { eventsOf } from './events-of.ts';

type Row = { pk: string; sk: string } & Record<string, unknown>;
type Name = 'INSERT' | 'MODIFY' | 'REMOVE';

/** A record in the stream's format. */
function record(eventName: Name, before: Row | undefined, after: Row | undefined): DynamoDBRecord {
  const { pk = '', sk = '' } = after ?? before ?? {};
  const text = JSON.stringify({
    eventName,
    dynamodb: {
      Keys: marshall({ pk, sk }),
      ...(before && { OldImage: marshall(before) }),
      ...(after && { NewImage: marshall(after) }),
      SequenceNumber: '1',
      ApproximateCreationDateTime: Date.parse('2026-03-01T12:00:00Z') / 1000,
    },
  });
  return JSON.parse(text);
}

const eventsFor = (each: DynamoDBRecord) =>
  eventsOf(each).map(({ DetailType, Detail }): unknown => [DetailType, JSON.parse(Detail)]);

const free = { plan_type: 'free', cancelled_at_period_end: false, past_due: false, ends_at: null };
const pro = { ...free, plan_type: 'pro', ends_at: '2026-03-01T00:00:00Z' };
const plan = (version: number, state: object): Row => ({
  pk: keys.plan.pk('ada'),
  sk: keys.plan.sk(),
  user_id: 'ada',
  customer_id: 'cus_secret',
  version,
  ...state,
});
const item = (images: object): Row => ({
  pk: keys.item.pk('ada'),
  sk: keys.item.sk('dish'),
  name: 'Soup',
  ...images,
});
const restaurant = (images: object): Row => ({
  ...rowKey(keys.restaurant)('ada', 'fig'),
  name: 'Fig Tree',
  ...images,
});
const trash = (kind: string, row: object): Row => ({
  pk: keys.trash.pk('ada'),
  sk: keys.trash.sk(kind, 'dish'),
  row,
});
const upload: Row = rowKey(keys.upload)('ada', 'photo');
const job: Row = { pk: keys.bulk.pk('ada'), sk: keys.bulk.sk('job'), changes: [] };
const mail = (pk: string, id: string): Row => ({
  pk,
  sk: keys.supportMail.sk('2026-03-01T12:00:00Z', id),
  message: { token: 'secret' },
});
const closed: Row = rowKey(keys.closedAccount)('ada');

const delivery: Row = {
  pk: keys.webhookDelivery.pk('ada'),
  sk: keys.webhookDelivery.sk('one'),
  body: 'what it says',
};
const stop: Row = {
  pk: keys.webhookStop.pk('ada'),
  sk: keys.webhookStop.sk('hook', '2026-03-01T12:00:00Z'),
  webhook_id: 'hook',
  stopped_at: '2026-03-01T12:00:00Z',
  host: 'till.example.com',
};
const pages = (fields: object): Row => ({
  pk: keys.publicRestaurant.pk('fig'),
  sk: keys.publicRestaurant.sk(),
  menu_digest: 'one',
  menu_changed_at: '2026-03-01T12:00:00.000Z',
  restaurant: { id: 'fig', name: 'Fig Tree' },
  menu: { id: 'day', name: 'Day' },
  made: { owner_id: 'ada', page_version: '1' },
  ...fields,
});
const available = (is_available: boolean, sold_out_until: string | null = null) =>
  item({ is_available, sold_out_until });
const noon = { changed_at: '2026-03-01T12:00:00.000Z', change_id: '1' };
const soup = { owner_id: 'ada', item_id: 'dish', name: 'Soup' };
const sellsOut = (sold_out_until: string | null) => [
  'availability-changed.v1',
  { ...soup, is_available: false, sold_out_until, ...noon },
];
const published = [
  'menu-published.v1',
  {
    ...{ owner_id: 'ada', restaurant_id: 'fig', restaurant_name: 'Fig Tree' },
    ...{ menu_id: 'day', menu_name: 'Day' },
    ...{ published_at: '2026-03-01T12:00:00.000Z', change_id: '1' },
  },
];

const renamed = { id: 'one', at: '2026-03-01T12:00:00.000Z', user_id: 'ben' };
const signed = (fields: object, id: string): Row =>
  item({ ...fields, changed_by: { ...renamed, id } });

const letGo = (image: string) => ['image-let-go.v1', { owner_id: 'ada', image }];
const place = { day: '2026-03-01', queued_at: '2026-03-01T12:00:00Z' };

const examples: Readonly<Record<string, [change: DynamoDBRecord, event: unknown[]]>> = {
  'a first plan': [
    record('INSERT', undefined, plan(1, pro)),
    [['plan-changed.v1', { user_id: 'ada', version: 1, before: null, after: pro }]],
  ],
  'a plan that ends': [
    record('MODIFY', plan(1, pro), plan(2, free)),
    [['plan-changed.v1', { user_id: 'ada', version: 2, before: pro, after: free }]],
  ],
  'a plan that goes with its account': [
    record('REMOVE', plan(2, pro), undefined),
    [['plan-changed.v1', { user_id: 'ada', version: 2, before: pro, after: null }]],
  ],
  'a closed account': [
    record('INSERT', undefined, closed),
    [['account-closed.v1', { user_id: 'ada' }]],
  ],
  'a mail of identity': [
    record('INSERT', undefined, mail(keys.identityMail.pk('2026-03-01'), 'one')),
    [['identity-mail-queued.v1', { ...place, id: 'one' }]],
  ],
  'a mail of support': [
    record('INSERT', undefined, mail(keys.supportMail.pk('2026-03-01'), 'one#0')),
    [['support-mail-queued.v1', { ...place, id: 'one#0' }]],
  ],
  'a bulk change': [
    record('INSERT', undefined, job),
    [['bulk-change-begun.v1', { owner_id: 'ada', bulk_id: 'job' }]],
  ],
  'an image replaced': [
    record('MODIFY', item({ image: 'old' }), item({ image: 'new' })),
    [letGo('old')],
  ],
  'a logo replaced and a cover taken away': [
    record('MODIFY', restaurant({ logo: 'a', cover: 'b' }), restaurant({ logo: 'c' })),
    [letGo('a'), letGo('b')],
  ],
  'a deletion that is final': [
    record('REMOVE', trash('items', { image: 'a', image_upload: 'b' }), undefined),
    [letGo('a'), letGo('b')],
  ],
  'a deleted restaurant’s logo and cover': [
    record('REMOVE', trash('restaurants', { logo: 'a', cover_upload: 'b' }), undefined),
    [letGo('a'), letGo('b')],
  ],
  'a dish that is sold out': [
    record('MODIFY', available(true), available(false, '2026-03-02T04:00:00.000Z')),
    [sellsOut('2026-03-02T04:00:00.000Z')],
  ],
  'a dish that is sold out again after its time was over': [
    record('MODIFY', available(false, '2026-03-01T11:00:00.000Z'), available(false)),
    [sellsOut(null)],
  ],
  'a dish that is there again': [
    record('MODIFY', available(false), available(true)),
    [['availability-changed.v1', { ...soup, is_available: true, sold_out_until: null, ...noon }]],
  ],
  'a first menu on its page': [record('INSERT', undefined, pages({})), [published]],
  'another menu on its page': [
    record('MODIFY', pages({ menu_digest: 'before', is_writing: true }), pages({})),
    [published],
  ],
  'a menu that somebody waits for': [
    record('INSERT', undefined, pages({ is_awaited: true })),
    [published],
  ],
  'a message to a webhook': [
    record('INSERT', undefined, delivery),
    [['webhook-queued.v1', { owner_id: 'ada', delivery_id: 'one' }]],
  ],
  'a webhook that was stopped': [
    record('INSERT', undefined, stop),
    [
      [
        'webhook-stopped.v1',
        {
          ...{ owner_id: 'ada', webhook_id: 'hook' },
          ...{ stopped_at: '2026-03-01T12:00:00Z', host: 'till.example.com' },
        },
      ],
    ],
  ],
  'a dish that somebody has renamed': [
    record('MODIFY', signed({}, 'zero'), signed({ name: 'Stew' }, 'one')),
    [
      [
        'thing-changed.v1',
        {
          owner_id: 'ada',
          change: renamed,
          thing: {
            ...{ kind: 'items', id: 'dish', name: 'Stew', action: 'changed' },
            ...{ before: { name: 'Soup' }, after: { name: 'Stew' } },
          },
        },
      ],
    ],
  ],
  'an upload that is over': [record('REMOVE', upload, undefined), [letGo('photo')]],
};

test.each(Object.entries(examples))(
  '%s is told, with no more than who listens needs',
  (_, [change, event]) => {
    expect(eventsFor(change)).toEqual(event);
    // What does not trigger the announcer is not published.
    expect(eventPatterns.some((pattern) => passes(pattern, change))).toBe(true);
  },
);

test.each<[string, DynamoDBRecord]>([
  [
    'a dish renamed',
    record('MODIFY', item({ image: 'one' }), item({ image: 'one', name: 'Stew' })),
  ],
  [
    'an image that is made for a dish that somebody had renamed',
    record('MODIFY', signed({}, 'one'), signed({ image_color: '#123456' }, 'one')),
  ],
  ['a dish that somebody has saved as it was', record('MODIFY', item({}), signed({}, 'one'))],
  [
    'a mail that was sent',
    record('REMOVE', mail(keys.identityMail.pk('2026-03-01'), 'one'), undefined),
  ],
  [
    'a mail that somebody took',
    record(
      'MODIFY',
      mail(keys.identityMail.pk('d'), 'one'),
      mail(keys.identityMail.pk('d'), 'one'),
    ),
  ],
  [
    'a dish whose mark of sold out gets another end',
    record('MODIFY', available(false), available(false, '2026-03-02T04:00:00.000Z')),
  ],
  [
    'a mark that is taken away after its time was over',
    record('MODIFY', available(false, '2026-03-01T11:00:00.000Z'), available(true)),
  ],
  ['pages that are about to be written', record('INSERT', undefined, pages({ is_writing: true }))],
  ['pages in a new look', record('MODIFY', pages({ view_digest: 'old' }), pages({}))],
  ['a menu that nobody waits for', record('INSERT', undefined, pages({ is_awaited: false }))],
  [
    'a menu that guests can no longer read',
    record('MODIFY', pages({}), pages({ menu: null, menu_digest: null, menu_changed_at: null })),
  ],
  ['a message that was sent', record('MODIFY', delivery, delivery)],
  ['a bulk change that is done', record('REMOVE', job, undefined)],
  ['a deleted menu', record('REMOVE', trash('menus', {}), undefined)],
  ['a new dish', record('INSERT', undefined, item({ image: 'one' }))],
])('%s is no events', (_, change) => {
  expect(eventsFor(change)).toEqual([]);
});

test('whatever can be told has an example here', () => {
  const types = Object.values(examples).flatMap(([change]) =>
    eventsOf(change).map(({ DetailType }) => DetailType),
  );
  expect([...new Set(types)].toSorted()).toEqual(allEvents.map(eventType).toSorted());
});

test('a plan that is not as it is written down is refused, rather than told half', () => {
  const odd = record('INSERT', undefined, plan(1, { ...pro, plan_type: 'gold' }));
  expect(() => eventsOf(odd)).toThrow('plan_type');
});
