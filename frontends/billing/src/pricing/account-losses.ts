import { itemOperations } from '@menuleaf/shared/contracts/catalogue/items/item-calls.ts';
import type { Item } from '@menuleaf/shared/contracts/catalogue/items/item.ts';
import { overviewOperations } from '@menuleaf/shared/contracts/catalogue/overview-calls.ts';
import { lookOperations } from '@menuleaf/shared/contracts/catalogue/restaurants/look-calls.ts';
import { peopleContract } from '@menuleaf/shared/contracts/people.ts';
import { client } from '@menuleaf/shared/browser/client/client.ts';
import { lossesOf } from './losses-of.ts';

const { overview } = client(overviewOperations);
const { listItems } = client(itemOperations);
const { getLook } = client(lookOperations);
const { listPeople } = client(peopleContract);

async function allItems(signal: AbortSignal) {
  const items: Item[] = [];
  let cursor: string | undefined;
  do {
    const page = await listItems({ query: cursor === undefined ? {} : { cursor } }, signal);
    items.push(...page.items);
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined);
  return items;
}

/** Reads the whole account, once somebody thinks of leaving Pro. */
export async function accountLosses(signal: AbortSignal): Promise<string[]> {
  const [lists, items, { people }] = await Promise.all([
    overview({}, signal),
    allItems(signal),
    listPeople({}, signal),
  ]);
  const looks = await Promise.all(
    lists.restaurants.map(({ id }) => getLook({ params: { id } }, signal)),
  );
  return lossesOf({ ...lists, items, looks, people });
}
