import { expect, test } from './journey.ts';
import { allPages, pageAt } from '@menuleaf/shared/contracts/pages/all-pages.ts';
import { axeFindings, everything } from './accessibility.ts';
import { phone } from './browser.ts';
import { type FullAccount, fullAccount } from './full-account.ts';
import { everyone, onEachPage, widthFaults } from './on-each-page.ts';
import { allPagePaths } from './page-paths.ts';

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

for (const who of everyone) {
  test(`axe finds nothing on any page of a ${who}, on a phone, and nothing is cut on the smallest`, async () => {
    const found = await onEachPage(who, account, async (page) => {
      await page.setViewportSize(phone);
      return [...(await axeFindings(page, everything)), ...(await widthFaults(page, [320]))];
    });
    expect(found).toEqual([]);
  });
}
