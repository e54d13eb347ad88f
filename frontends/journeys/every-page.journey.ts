import { expect, test } from './journey.ts';
import { allPages, pageAt } from '@menuleaf/shared/contracts/pages/all-pages.ts';
import { type FullAccount, fullAccount } from './full-account.ts';
import { everyone, onEachPage, phoneFaults, type Who } from './on-each-page.ts';
import { allPagePaths } from './page-paths.ts';
import { specifiedPaths } from './specification/specified-paths.ts';

test.describe.configure({ timeout: 300_000 });

let account: FullAccount;
test.beforeAll(async () => {
  account = await fullAccount();
});

test('no page of the product is left out of the walks', () => {
  const addresses = Object.values(allPagePaths(account)).flat();
  const visited = addresses.map((address) => pageAt(new URL(address, 'http://a').pathname)?.path);
  expect(allPages.map(({ path }) => path).filter((path) => !visited.includes(path))).toEqual([]);
});

/** The walks of the specification look at theirs in the same way. */
function otherPaths(who: Who): string[] {
  const { owner, restaurant, menu, category, item } = account;
  const small = { owner, restaurantId: restaurant, menuId: menu, categoryId: category };
  const specified = new Set(specifiedPaths({ ...small, itemIds: [item] }));
  return allPagePaths(account)[who].filter((path) => who === 'diner' || !specified.has(path));
}

for (const who of everyone) {
  test(`axe finds nothing on any further page of a ${who}, on a phone, and nothing is cut on the smallest`, async () => {
    expect(await onEachPage(who, account, phoneFaults, otherPaths(who))).toEqual([]);
  });
}
