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

/** The images that an item or a restaurant has, deleted or not. */
const shownBy = (row: unknown) => present(deleted.safeParse(row).data?.row ?? has.parse(row));

/** Those that it waits for. */
const awaitedBy = (row: unknown) =>
  present(deletedAwaiting.safeParse(row).data?.row ?? awaits.parse(row));

/** Rows that one transaction removes (DynamoDB's bound); of large ones a query answers fewer, 1 MB of them. */
const few = 100;

/** Where a row keeps the names of images: on what has them, on what was deleted, or on the upload that one was made from. */
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

/** What housekeeping asks and removes. */
export function closingStore(table: Table) {
  /** What may have images: items and restaurants, and those that can still be brought back. */
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
    /** From here on nothing can be added to the catalogue any more. */
    async endRevisions(ownerId: string) {
      await table.delete(quotaKey(ownerId));
    },

    /** A few rows of an owner, and the images that they know of. */
    async some(ownerId: string) {
      const rows = await table.queryFirst(keys.quota.pk(ownerId), few);
      const images = rows.flatMap(imagesIn);
      return { images, keys: z.array(rowKey).parse(rows) };
    },

    /** The images of all items and restaurants, of deleted ones too that can still be brought back. */
    async imagesOf(ownerId: string) {
      return (await holders(ownerId)).flatMap(shownBy);
    },

    /** Whether something shows the image or waits for it, or one would that can still be brought back. */
    async isInUse(ownerId: string, image: string) {
      const rows = await holders(ownerId);
      return rows.some((row) => [...shownBy(row), ...awaitedBy(row)].includes(image));
    },

    /** A few rows of what an owner's own programs left: who called last, and what was sent where. */
    async someOfPrograms(ownerId: string): Promise<Key[]> {
      for (const key of ofPrograms) {
        const rows = await table.queryFirst(key.pk(ownerId), few);
        if (rows.length > 0) return z.array(rowKey).parse(rows);
      }
      return [];
    },

    /** A few rows of what is kept of its changes, and those by which what was changed finds them. */
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

    /** Again and again is the same: what is gone is gone. */
    async remove(gone: Key[]) {
      await table.transact(gone.map((Key) => ({ Delete: { Key } })));
    },
  };
}

export type ClosingStore = ReturnType<typeof closingStore>;
