import type { DynamoDBRecord } from 'aws-lambda';
import { readChange, type Change } from './change.ts';
import { historyEvents } from './history-events.ts';
import { type BusEntry, busEntry } from './bus-entry.ts';
import {
  accountClosed,
  identityMailQueued,
} from '@menuleaf/shared/contracts/events/identity-events.ts';
import { idAfter, keys } from '@menuleaf/shared/server/table/keys.ts';
import {
  availabilityChanged,
  webhookQueued,
  webhookStopped,
  bulkChangeBegun,
  imageLetGo,
} from '@menuleaf/shared/contracts/events/catalogue-events.ts';
import { isAvailable } from '@menuleaf/shared/menu/diners-menu.ts';
import * as z from 'zod/mini';
import type { MailPlace } from '@menuleaf/shared/contracts/events/mail-place.ts';
import { supportMailQueued } from '@menuleaf/shared/contracts/events/support-events.ts';
import { planChanged } from '@menuleaf/shared/contracts/events/billing-events.ts';
import { planItemSchema } from '@menuleaf/shared/contracts/plan-item.ts';
import { menuPublished } from '@menuleaf/shared/contracts/events/public-menu-events.ts';

const name = z.optional(z.string());
const shown = { image: name, logo: name, cover: name };
const shownImages = z.object(shown);
const withImages = z.object({
  ...shown,
  image_upload: name,
  logo_upload: name,
  cover_upload: name,
});
const trashed = z.object({ row: withImages });

/** Kinds with images. */
const haveTrash = ['items', 'restaurants'] as const;
const haveImages = [keys.item.sortPrefix, keys.restaurant.sortPrefix];

/** Images no longer referenced after this change. Only the deleted data names them. */
function unreferencedImages({ name: event, sk, before, after }: Change): (string | undefined)[] {
  if (event === 'MODIFY' && haveImages.some((prefix) => idAfter(prefix, sk) !== undefined)) {
    const now = new Set(Object.values(shownImages.parse(after)));
    return Object.values(shownImages.parse(before)).filter((image) => !now.has(image));
  }
  if (event !== 'REMOVE') return [];
  // Includes one that was being made at deletion.
  if (haveTrash.some((kind) => idAfter(keys.trash.sk(kind, ''), sk) !== undefined)) {
    return Object.values(trashed.parse(before).row);
  }
  return [idAfter(keys.upload.sortPrefix, sk)];
}

function catalogueEvents(change: Change): BusEntry[] {
  const owner_id = idAfter(keys.item.leadingKey, change.pk);
  if (owner_id === undefined) return [];
  const bulk_id = idAfter(keys.bulk.sortPrefix, change.sk);
  if (change.name === 'INSERT' && bulk_id !== undefined) {
    return [busEntry(bulkChangeBegun, { owner_id, bulk_id })];
  }
  const gone = unreferencedImages(change).filter((image) => image !== undefined);
  return gone.map((image) => busEntry(imageLetGo, { owner_id, image }));
}

const stop = z.object({
  webhook_id: z.string(),
  stopped_at: z.string(),
  host: z.string(),
  is_gone: z.optional(z.boolean()),
});

function webhookStopEvents({ name, pk, sk, after }: Change): BusEntry[] {
  if (name !== 'INSERT') return [];
  const queuedFor = idAfter(keys.webhookDelivery.leadingKey, pk);
  if (queuedFor !== undefined) {
    return [busEntry(webhookQueued, { owner_id: queuedFor, delivery_id: sk })];
  }
  const stoppedFor = idAfter(keys.webhookStop.leadingKey, pk);
  if (stoppedFor === undefined) return [];
  return [busEntry(webhookStopped, { owner_id: stoppedFor, ...stop.parse(after) })];
}

const published = z.object({
  menu_digest: z.nullable(z.string()),
  menu_changed_at: z.nullable(z.string()),
  is_writing: z._default(z.boolean(), false),
  is_awaited: z._default(z.boolean(), true),
  restaurant: z.nullable(z.object({ name: z.string() })),
  menu: z.nullable(z.object({ id: z.string(), name: z.string() })),
  made: z._default(z.nullable(z.object({ owner_id: z.string() })), null),
});

/**
 * Told once the pages stand there, and only where the menu on them is another one: not of a new look of all pages. Where
 * nobody waits for it, it is not told: an event and who hears it cost as much as half of what is written to publish.
 */
function publishedEvents({ pk, before, after, id, at }: Change): BusEntry[] {
  const restaurant_id = idAfter(keys.publicRestaurant.leadingKey, pk);
  if (restaurant_id === undefined || after === undefined) return [];
  const now = published.parse(after);
  const old = before === undefined ? undefined : published.parse(before);
  const { restaurant, menu, made } = now;
  if (now.is_writing || !now.is_awaited || !restaurant || !menu || !made) return [];
  if (now.menu_digest === old?.menu_digest) return [];
  const names = { restaurant_name: restaurant.name, menu_id: menu.id, menu_name: menu.name };
  const changed = { published_at: now.menu_changed_at ?? at.toISOString(), change_id: id };
  const { owner_id } = made;
  return [busEntry(menuPublished, { owner_id, restaurant_id, ...names, ...changed })];
}

const stored = z.optional(z.object({ ...planItemSchema.shape, version: z.number() }));

function planEvents({ pk, before, after }: Change): BusEntry[] {
  const user_id = idAfter(keys.plan.leadingKey, pk);
  if (user_id === undefined) return [];
  const [old, now] = [stored.parse(before), stored.parse(after)];
  const version = now?.version ?? old?.version ?? 0;
  return [busEntry(planChanged, { user_id, version, before: old ?? null, after: now ?? null })];
}

function placeIn(key: { leadingKey: string }, { name, pk, sk }: Change): MailPlace | undefined {
  const day = idAfter(key.leadingKey, pk);
  const [, queued_at, id] = /^([^#]+)#(.+)$/.exec(sk) ?? [];
  if (name !== 'INSERT' || day === undefined || !queued_at || !id) return undefined;
  return { day, queued_at, id };
}

function mailEvents(change: Change): BusEntry[] {
  const ofIdentity = placeIn(keys.identityMail, change);
  const ofSupport = placeIn(keys.supportMail, change);
  return [
    ...(ofIdentity ? [busEntry(identityMailQueued, ofIdentity)] : []),
    ...(ofSupport ? [busEntry(supportMailQueued, ofSupport)] : []),
  ];
}

const dish = z.object({
  name: z.string(),
  is_available: z._default(z.boolean(), true),
  sold_out_until: z._default(z.nullable(z.string()), null),
});

/** Compares availability before and after; marking a sold-out dish again changes nothing for guests. */
function availabilityEvents({ name, pk, sk, before, after, id, at }: Change): BusEntry[] {
  const owner_id = idAfter(keys.item.leadingKey, pk);
  const item_id = idAfter(keys.item.sortPrefix, sk);
  if (name !== 'MODIFY' || owner_id === undefined || item_id === undefined) return [];
  const [old, now] = [dish.parse(before), dish.parse(after)];
  const is_available = isAvailable(now, at);
  if (isAvailable(old, at) === is_available) return [];
  const state = {
    name: now.name,
    is_available,
    sold_out_until: is_available ? null : now.sold_out_until,
  };
  const changed = { changed_at: at.toISOString(), change_id: id };
  return [busEntry(availabilityChanged, { owner_id, item_id, ...state, ...changed })];
}

function accountEvents({ name, pk }: Change): BusEntry[] {
  const user_id = idAfter(keys.closedAccount.leadingKey, pk);
  return name === 'INSERT' && user_id !== undefined ? [busEntry(accountClosed, { user_id })] : [];
}

const all = [
  accountEvents,
  availabilityEvents,
  catalogueEvents,
  historyEvents,
  mailEvents,
  planEvents,
  publishedEvents,
  webhookStopEvents,
];

/** The events for a table change; mostly none. */
export function eventsOf(record: DynamoDBRecord): BusEntry[] {
  const change = readChange(record);
  return all.flatMap((of) => of(change));
}
