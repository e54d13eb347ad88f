import type { PeopleStore } from './people-store.ts';

type Names = Pick<PeopleStore, 'restaurantNames'>;

/** An account's name: from its restaurants, if the owner has named any yet. */
export async function accountName(
  accountId: string,
  ownerName: string,
  { store }: { store: Names },
): Promise<string> {
  const [first, ...others] = (await store.restaurantNames(accountId)).values();
  if (first === undefined) return `${ownerName}’s account`;
  return others.length === 0 ? first : `${first} and ${others.length} more`;
}

/** Where somebody works: some restaurants, or the whole account. */
export async function workplaceOf(
  accountId: string,
  restaurants: readonly string[] | undefined,
  ownerName: string,
  context: { store: Names },
): Promise<string> {
  const names = await context.store.restaurantNames(accountId);
  const theirs = restaurants?.flatMap((id) => names.get(id) ?? []).join(', ');
  return theirs || accountName(accountId, ownerName, context);
}
