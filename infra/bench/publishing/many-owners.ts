import { BatchWriteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import {
  hoursReply,
  socialReply,
} from '@menuleaf/shared/contracts/catalogue/restaurants/restaurant-facts.ts';
import { keys } from '@menuleaf/shared/server/table/keys.ts';
import { newId } from '@menuleaf/shared/server/table/ids.ts';
import { tableOf } from '@menuleaf/local-cloud/clients.ts';
import type { LocalCloud } from '@menuleaf/local-cloud/local-cloud.ts';
import { plainDish } from '@menuleaf/shared/testing/plain-dish.ts';
import { waitUntilPublished } from './wait-until-published.ts';

const dishes = 60;
const stamps = { created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z' };

/** Fields an owner may omit. */
const omittedFields = Object.fromEntries(
  ['phone', 'email', 'website', ...Object.keys(hoursReply), ...Object.keys(socialReply)].map(
    (field) => [field, null],
  ),
);

type Row = { pk: string; sk: string } & Record<string, unknown>;
export type StoredOwner = { restaurant: string; menu: Row };

/** Writes rows directly: signing up so many owners would take minutes. */
function rowsInto(cloud: LocalCloud) {
  const { tableName, dynamo } = tableOf(cloud);
  const client = DynamoDBDocumentClient.from(dynamo);
  return {
    /** At most 25 per request. */
    put: async (rows: readonly Row[]) => {
      const requests = rows.map((Item) => ({ PutRequest: { Item } }));
      const RequestItems = { [tableName]: requests };
      await client.send(new BatchWriteCommand({ RequestItems }));
    },
  };
}
type Table = ReturnType<typeof rowsInto>;

/** An owner with one restaurant of sixty dishes, its own row last. */
async function storeOwner(table: Table, name: string): Promise<StoredOwner> {
  const owner = newId();
  const restaurant = newId();
  const items = Array.from({ length: dishes }, (_, at) => ({
    ...plainDish,
    id: newId(),
    name: `Plate ${at}`,
    description: 'Leek and potato, brown butter, bread from the oven',
    price_thousandths: 10_000 + 10 * at,
    ...stamps,
  }));
  const texts = { description: null, ...stamps };
  const category = { id: newId(), name: 'Plates', item_ids: items.map(({ id }) => id), ...texts };
  const menu = { id: newId(), name: `Menu of ${name}`, category_ids: [category.id], ...texts };
  const pk = keys.restaurant.pk(owner);
  const menuRow = { ...menu, pk, sk: keys.menu.sk(menu.id) };
  const rows = items.map((item) => ({ ...item, pk, sk: keys.item.sk(item.id) }));
  for (let at = 0; at < rows.length; at += 25) await table.put(rows.slice(at, at + 25));
  const shown = { id: restaurant, name, is_listed: true, active_menu_id: menu.id, locations: [] };
  const row = { ...omittedFields, ...shown, ...texts, time_zone: 'America/New_York' };
  const categoryRow = { ...category, pk, sk: keys.category.sk(category.id) };
  await table.put([categoryRow, menuRow, { ...row, pk, sk: keys.restaurant.sk(restaurant) }]);
  return { restaurant, menu: menuRow };
}

const pathOf = ({ restaurant }: StoredOwner) => `/restaurant/${restaurant}/menu`;

/** Creates owners with published menus. */
export async function storeOwners(cloud: LocalCloud, count: number): Promise<StoredOwner[]> {
  const table = rowsInto(cloud);
  const owners: StoredOwner[] = [];
  for (let at = 0; at < count; at += 1) owners.push(await storeOwner(table, `Restaurant ${at}`));
  const savedAt = performance.now();
  const first = owners.map((owner) => ({
    path: pathOf(owner),
    text: String(owner.menu.name),
    savedAt,
  }));
  await waitUntilPublished(cloud.origin, first);
  return owners;
}

/** Milliseconds until each edit is visible, when all save sequentially within a second. */
export async function editAll(cloud: LocalCloud, owners: readonly StoredOwner[]) {
  const table = rowsInto(cloud);
  const from = performance.now();
  const saved = await Promise.all(
    owners.map(async (owner, at) => {
      const text = `Menu ${at} of ${from}`;
      await table.put([{ ...owner.menu, name: text }]);
      return { path: pathOf(owner), text, savedAt: performance.now() };
    }),
  );
  const savingMs = performance.now() - from;
  return { savingMs, times: await waitUntilPublished(cloud.origin, saved) };
}
