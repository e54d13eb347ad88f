import { idAfter, keys } from '@menuleaf/shared/server/table/keys.ts';
import type { Key, Table } from '@menuleaf/shared/server/table/table.ts';
import * as z from 'zod/mini';
import { quotaKey } from './write-actions.ts';
import { placeOf } from './place-of-change.ts';

const rowKey = z.object({ pk: z.string(), sk: z.string() });
const keyed = z.object({ sk: z.string() });

const name = z.optional(z.string());
const has = z.object({ image: name, logo: name, cover: name });
const deleted = z.object({ row: has });
const awaits = z.object({ image_upload: name, logo_upload: name, cover_upload: name });
const deletedAwaiting = z.object({ row: awaits });

const present = (names: Readonly<Record<string, string | undefined>>) =>
  Object.values(names).flatMap((one) => one ?? []);

/** The images an item or restaurant shows, deleted or not. */
const shownBy = (row: unknown) => present(deleted.safeParse(row).data?.row ?? has.parse(row));

/** The images it waits for. */
const awaitedBy = (row: unknown) =>
  present(deletedAwaiting.safeParse(row).data?.row ?? awaits.parse(row));

/** Rows removed per transaction (DynamoDB's limit); with large rows a query returns fewer, up to 1 MB. */
const few = 100;

/** The images a row refers to: those it shows, those of a deleted row, or the one made from an upload. */
const imagesIn = (row: unknown) => [
  ...shownBy(row),
  ...[idAfter(keys.upload.sortPrefix, keyed.safeParse(row).data?.sk)].filter(
    (id) => id !== undefined,
  ),
];

const ofPrograms = [
  keys.webhook,
  keys.webhookSecret,
  keys.webhookDelivery,
  keys.webhookStop,
  keys.webhookThrottle,
  keys.apiKeyUse,
];

/** Data access for housekeeping. */
export function closingStore(table: Table) {
  /** Rows that may have images: items and restaurants, including recently deleted ones. */
  const holders = async (ownerId: string) => {
    const rows = await Promise.all([
      table.queryAll(keys.item.pk(ownerId), keys.item.sortPrefix, ['image', 'image_upload']),
      table.queryAll(keys.restaurant.pk(ownerId), keys.restaurant.sortPrefix),
      table.queryAll(keys.trash.pk(ownerId), keys.trash.sk('items', '')),
      table.queryAll(keys.trash.pk(ownerId), keys.trash.sk('restaurants', '')),
    ]);
    return rows.flat();
  };

  return {
    /** After this, nothing can be added to the catalogue. */
    async endRevisions(ownerId: string) {
      await table.delete(quotaKey(ownerId));
    },

    /** A batch of an owner's rows, and the images they refer to. */
    async some(ownerId: string) {
      const rows = await table.queryFirst(keys.quota.pk(ownerId), few);
      const images = rows.flatMap(imagesIn);
      return { images, keys: z.array(rowKey).parse(rows) };
    },

    /** Images of all items and restaurants, including recently deleted ones. */
    async imagesOf(ownerId: string) {
      return (await holders(ownerId)).flatMap(shownBy);
    },

    /** Whether an item or restaurant, maybe recently deleted, shows the image or waits for it. */
    async isInUse(ownerId: string, image: string) {
      const rows = await holders(ownerId);
      return rows.some((row) => [...shownBy(row), ...awaitedBy(row)].includes(image));
    },

    /** A batch of an owner's integration rows: API key use and webhook deliveries. */
    async someOfPrograms(ownerId: string): Promise<Key[]> {
      for (const key of ofPrograms) {
        const rows = await table.queryFirst(key.pk(ownerId), few);
        if (rows.length > 0) return z.array(rowKey).parse(rows);
      }
      return [];
    },

    /** A batch of history rows with their index rows. */
    async someOfHistory(ownerId: string): Promise<Key[]> {
      const rows = await table.queryFirst(keys.change.pk(ownerId), few / 2);
      return z
        .array(rowKey)
        .parse(rows)
        .flatMap(({ pk, sk }) => {
          const { change, thing } = placeOf(sk);
          const found = keys.changeOfThing.pk(ownerId, thing.kind, thing.id);
          return [
            { pk, sk },
            { pk: found, sk: keys.changeOfThing.sk(change.id) },
          ];
        });
    },

    /** Idempotent. */
    async remove(gone: Key[]) {
      await table.transact(gone.map((Key) => ({ Delete: { Key } })));
    },
  };
}

export type ClosingStore = ReturnType<typeof closingStore>;
