import type { BrowserContext, Page, Route } from '@playwright/test';

/** A call that fails, as in an outage. */
export const failWith503 = (route: Route) => route.fulfill({ status: 503, body: '{}' });
export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).first().click();
/** Each in its own tab; sequentially, since a remote that shares two cores with seven others times out. */
export async function inTabs<Case, Seen>(
  context: BrowserContext,
  cases: readonly Case[],
  look: (page: Page, one: Case) => Promise<Seen>,
): Promise<Seen[]> {
  const all: Seen[] = [];
  for (const one of cases) {
    const page = await context.newPage();
    all.push(await look(page, one));
    await page.close();
  }
  return all;
}

export const fill = (label: string, text: string) => (page: Page) =>
  page.getByLabel(label, { exact: true }).fill(text);
