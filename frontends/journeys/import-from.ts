import { getUntil } from '@menuleaf/shared/testing/api.ts';
import type { Page } from '@playwright/test';
import { expect, type Fixtures, test } from './journey.ts';
import { newSmallAccount } from './owner.ts';
import type { ImportSource } from './import-sources.ts';

type Visit = Parameters<Fixtures['visitor']>[0];

export const pairs = (page: Page) =>
  page.locator('li[data-dish]').evaluateAll((rows) =>
    rows.map((row) => {
      const fields = row.querySelectorAll<HTMLInputElement>('input, textarea');
      return [...fields]
        .slice(0, 2)
        .map(({ value }) => value)
        .join(' ');
    }),
  );

export async function openedImport(signedIn: Fixtures['signedIn'], visit?: Visit) {
  const account = await newSmallAccount([]);
  const { page, context, errors } = await signedIn(account.owner, visit);
  await openImport(page, account.menuId);
  return { ...account, page, context, errors };
}

async function openImport(page: Page, menuId: string): Promise<void> {
  await page.goto(`/menu/${menuId}/import`);
  await page.getByRole('button', { name: 'Choose files' }).waitFor();
}

async function confirmFlagged(page: Page): Promise<void> {
  const marked = page.getByRole('button', { name: /^Keep as it is/ });
  for (let left = await marked.count(); left > 0; left -= 1) {
    await marked.first().click();
    await expect(marked).toHaveCount(left - 1);
  }
}

async function bringLive(
  page: Page,
  way: ImportSource,
  visitor: Fixtures['visitor'],
): Promise<void> {
  const sent: string[] = [];
  const listen = (request: { method: () => string; url: () => string }) => {
    if (request.method() !== 'GET') sent.push(request.url());
  };
  page.on('request', listen);
  await way.bring({ page, visitor });
  await expect.poll(() => pairs(page), { timeout: 90_000 }).toEqual(way.pairs);
  expect(sent).toEqual([]);
  page.off('request', listen);
  await confirmFlagged(page);
  await page.getByRole('button', { name: 'Save to the menu' }).click();
  await page.getByRole('heading', { name: 'You’re live' }).waitFor();
}

/** Imports a menu in each of these ways, reviews it, saves it, and reads it as a diner. */
export async function importFrom(
  sources: readonly ImportSource[],
  visit: Visit,
  { signedIn, visitor }: Pick<Fixtures, 'signedIn' | 'visitor'>,
): Promise<void> {
  const { page, errors, menuId, restaurantId } = await openedImport(signedIn, visit);
  for (const way of sources) {
    await test.step(way.name, async () => {
      await openImport(page, menuId);
      await bringLive(page, way, visitor);
    });
  }
  const named = sources.flatMap(({ pairs: read }) =>
    read.map((pair) => pair.replace(/ [\d.]+$/u, '')),
  );
  const address = `/restaurant/${restaurantId}/menu`;
  await getUntil(address, ({ text }) => named.every((name) => text.includes(name)), 20_000);
  const { page: guest } = await visitor(visit);
  await guest.goto(address);
  for (const name of named) await expect(guest.getByRole('heading', { name })).toBeVisible();
  expect(errors.filter((error) => !error.includes('Estimating resolution'))).toEqual([]);
}
