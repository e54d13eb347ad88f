import type { PeopleContext } from '../context.ts';

/** An account's name: from its restaurants, if the owner has named any yet. */
export async function accountName(
  accountId: string,
  ownerName: string,
  { store }: Pick<PeopleContext, 'store'>,
): Promise<string> {
  const [first, ...others] = (await store.restaurantNames(accountId)).values();
  if (first === undefined) return `${ownerName}’s account`;
  return others.length === 0 ? first : `${first} and ${others.length} more`;
}
