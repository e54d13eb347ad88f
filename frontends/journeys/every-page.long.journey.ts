import { expect, test } from './journey.ts';
import { allPages, pageAt } from '@menuleaf/shared/contracts/pages/all-pages.ts';
import type { Page } from '@playwright/test';
import { axeInAllColorSchemes } from './accessibility.ts';
import { desktop, phone, openBrowser, visitor } from './browser.ts';
import { clippedFocusRings } from './focus-faults.ts';
import { type FullAccount, fullAccount } from './full-account.ts';
import { allPagePaths } from './page-paths.ts';
import { layoutFaults } from './layout-faults.ts';
import { signedIn } from './owner.ts';
import * as z from 'zod';

const tree = z.object({
  nodes: z.array(
    z.object({
      ignored: z.boolean(),
      role: z.object({ value: z.string().optional() }).optional(),
      name: z.object({ value: z.string().optional() }).optional(),
      backendDOMNodeId: z.number().optional(),
    }),
  ),
});
const named = new Set(
  'link button heading tab checkbox radio option term textbox searchbox spinbutton combobox'.split(
    ' ',
  ),
);

/** Names that a screen reader runs together, such as “EditBread”, though visually separate. */
async function nameFaults(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = tree.parse(await session.send('Accessibility.getFullAXTree'));
  const found: string[] = [];
  for (const { ignored, role, name, backendDOMNodeId } of nodes) {
    const said = name?.value ?? '';
    if (ignored || said === '' || !named.has(role?.value ?? '') || !backendDOMNodeId) continue;
    const { object } = await session.send('DOM.resolveNode', { backendNodeId: backendDOMNodeId });
    const { result } = await session.send('Runtime.callFunctionOn', {
      ...(object.objectId && { objectId: object.objectId }),
      functionDeclaration: wordsApart.toString(),
      arguments: [{ value: said }],
      returnByValue: true,
    });
    if (result.value !== '') found.push(`${said.slice(0, 60)} runs ${result.value} together`);
  }
  await session.detach();
  return [...new Set(found)];
}

/** Runs in the page, on an element: the first two texts that are apart in it, or in its label, but not in its name. */
function wordsApart(this: Element, said: string): string {
  const label = 'labels' in this && this.labels instanceof NodeList ? this.labels[0] : undefined;
  const walk = document.createTreeWalker(label ?? this, NodeFilter.SHOW_TEXT);
  const texts: { words: string; box: DOMRect }[] = [];
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const words = (node.textContent ?? '').trim().replace(/\s+/g, ' ');
    const range = document.createRange();
    range.selectNodeContents(node);
    if (words !== '') texts.push({ words, box: range.getBoundingClientRect() });
  }
  for (const [at, { words, box }] of texts.entries()) {
    const next = texts[at + 1];
    if (!next) return '';
    const isApart = next.box.left > box.right + 1 || next.box.top >= box.bottom - 1;
    const isHidden = next.box.width <= 1 || box.width <= 1;
    const isJoined = said.replace(/\s+/g, ' ').includes(words + next.words);
    const areWords = /[\p{L}\p{N}]$/u.test(words) && /^[\p{L}\p{N}]/u.test(next.words);
    if ((isApart || isHidden) && isJoined && areWords) {
      return `“${words.slice(-12)}” and “${next.words.slice(0, 12)}”`;
    }
  }
  return '';
}

type Who = keyof ReturnType<typeof allPagePaths>;
const everyone: Who[] = ['guest', 'diner', 'owner'];

/** Opens each of their pages in turn, and collects its defects. */
async function onEachPage(
  who: Who,
  account: FullAccount,
  look: (page: Page) => Promise<string[]>,
): Promise<string[]> {
  // A separate browser: after so many pages and widths one may not survive closing a context.
  const browser = await openBrowser();
  const isOwner = who === 'owner';
  const { page, errors } = await (isOwner ? signedIn(browser, account.owner) : visitor(browser));
  const found: string[] = [];
  for (const path of allPagePaths(account)[who]) {
    await page.goto(path);
    await page.getByRole('heading').first().waitFor();
    await page.waitForLoadState('networkidle');
    for (const fault of await look(page)) found.push(`${path}: ${fault}`);
  }
  await browser.close();
  return [...found, ...errors];
}

/** Clipped, covered or overflowing content at these widths, in pixels. */
async function widthFaults(page: Page, widths: readonly number[]): Promise<string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    for (const fault of await layoutFaults(page)) faults.push(`at ${width} px ${fault}`);
  }
  return faults;
}

test.describe.configure({ timeout: 600_000 });

let account: FullAccount;
test.beforeAll(async () => {
  account = await fullAccount();
});

test('no page of the product is left out of the walks', () => {
  const addresses = Object.values(allPagePaths(account)).flat();
  const visited = addresses.map((address) => pageAt(new URL(address, 'http://a').pathname)?.path);
  expect(allPages.map(({ path }) => path).filter((path) => !visited.includes(path))).toEqual([]);
});

const widths = [320, 390, 600, 768, 834, 1024, 1280, 1600];

/** Names that run words together, and clipped focus rings. */
async function namesAndRings(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    faults.push(...(await nameFaults(page)), ...(await clippedFocusRings(page)));
  }
  return faults;
}

for (const who of everyone) {
  test(`axe finds nothing on any page of a ${who}, on a phone or at a desk, by day or by night`, async () => {
    expect(await onEachPage(who, account, axeInAllColorSchemes)).toEqual([]);
  });

  test(`every page of a ${who} can be read at every width, said aloud and seen by keyboard`, async () => {
    const found = await onEachPage(who, account, async (page) => [
      ...(await widthFaults(page, widths)),
      ...(await namesAndRings(page)),
    ]);
    expect(found).toEqual([]);
  });
}
