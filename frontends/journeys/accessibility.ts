import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { CDPSession, Page } from '@playwright/test';
import * as z from 'zod';
import { desktop, phone } from './browser.ts';

const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const report = z.array(
  z.object({ id: z.string(), nodes: z.array(z.object({ html: z.string() })) }),
);

export const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Plus axe's own best practices. */
export const strictly = [...everything, 'best-practice'];

/** Fade-ins have no final colors yet. Endless animations, such as a skeleton's pulse, are ignored. */
const whenStill = (page: Page) =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** One for each page, never detached: that would take a virtual authenticator away from the page, too. */
function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

/** Straight through the protocol: `evaluate` takes twice as long for a script of this size. */
async function addAxe(page: Page): Promise<void> {
  const session = await sessionOf(page);
  await session.send('Runtime.evaluate', { expression: axe });
}

async function axeRun(page: Page, only: string[]): Promise<string[]> {
  const found = await page.evaluate(
    `axe.run(document, { runOnly: ${JSON.stringify(only)}, resultTypes: ['violations'] }).then((result) => result.violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => ({ html })) })))`,
  );
  return report
    .parse(found)
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}

/**
 * axe's WCAG 2.2 A and AA violations on the current page: each rule with its elements. `only` names single rules, such
 * as `color-contrast` for what another color scheme may break.
 */
export async function axeFindings(page: Page, only: string[] = everything): Promise<string[]> {
  await whenStill(page);
  if (!(await page.evaluate("'axe' in window"))) await addAxe(page);
  const findings = await axeRun(page, only);
  if (findings.length === 0) return findings;
  // A toast may have come or gone meanwhile: what is wrong with the page is so once it is still.
  await whenStill(page);
  return axeRun(page, only);
}

/** axe violations on phone and desktop, in light and dark mode; another scheme only changes colors. */
export async function axeInAllColorSchemes(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const rules = colorScheme === 'dark' ? ['color-contrast'] : strictly;
      const found = await axeFindings(page, rules);
      faults.push(...found.map((fault) => `${viewport.width} px, ${colorScheme}: ${fault}`));
    }
  }
  return faults;
}

/** Whether the page scrolls sideways; none may at 320 px and up. */
export const scrollsSideways = (page: Page) =>
  page.evaluate(async () => {
    // A resize takes effect in the frame after it.
    for (const _ of [1, 2]) await new Promise((drawn) => requestAnimationFrame(drawn));
    return document.documentElement.scrollWidth > window.innerWidth;
  });
