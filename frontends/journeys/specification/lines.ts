import type { Locator, Page } from '@playwright/test';

/** An element of a page: its accessible name, and its link target. */
export type Line = { what: string; in: (page: Page) => Locator; to?: string; newTab?: boolean };

type Role = Parameters<Page['getByRole']>[0];
const ofRole =
  (role: Role) =>
  (name: string): Line => ({
    what: `${role} ${name}`,
    in: (page) => page.getByRole(role, { name, exact: true }),
  });

export const button = ofRole('button');
export const heading = ofRole('heading');
export const checkbox = ofRole('checkbox');
export const tab = ofRole('tab');
export const row = (name: RegExp): Line => ({
  what: `row ${name}`,
  in: (page) => page.getByRole('row', { name }),
});
/** Allows extra label text, such as that it is optional. */
export const field = (label: string): Line => ({
  what: `field ${label}`,
  in: (page) => page.getByLabel(new RegExp(`^${label}( ?optional)?$`)),
});
export const text = (words: string | RegExp): Line => ({
  what: `text ${words}`,
  in: (page) => page.getByText(words),
});
export const link = (name: string, to: string, newTab = false): Line => ({
  what: `link ${name} to ${to}`,
  in: (page) => page.getByRole('link', { name, exact: true }),
  to,
  newTab,
});
export const picked = (label: string, value: string): Line => ({
  what: `${label} is ${value}`,
  in: (page) => page.getByLabel(label).locator(`:scope:has(option:checked:text-is("${value}"))`),
});
/** For elements only found by attribute or class. */
export const part = (selector: string): Line => ({
  what: selector,
  in: (page) => page.locator(selector),
});

/** The lines missing on a page, in words. */
export async function missingLines(page: Page, lines: readonly Line[]): Promise<string[]> {
  const found: string[] = [];
  for (const line of lines) {
    const first = line.in(page).first();
    const isThere = await first.waitFor({ state: 'attached', timeout: 10_000 }).then(
      () => true,
      () => false,
    );
    if (!isThere) found.push(line.what);
    else if (line.to !== undefined && !(await leadsTo(line.in(page), line))) {
      found.push(`${line.what}, which leads to ${await first.getAttribute('href')}`);
    }
  }
  return found;
}

async function leadsTo(links: Locator, { to, newTab }: Line): Promise<boolean> {
  for (const one of await links.all()) {
    const [href, target] = [await one.getAttribute('href'), await one.getAttribute('target')];
    if (href === to && (target === '_blank') === (newTab ?? false)) return true;
  }
  return false;
}
