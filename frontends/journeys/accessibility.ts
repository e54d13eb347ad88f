import axe from 'axe-core';
import type { Page } from '@playwright/test';
import * as z from 'zod';

const report = z.array(
  z.object({ id: z.string(), nodes: z.array(z.object({ html: z.string() })) }),
);

export const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** And what no criterion asks for, but axe's makers do. */
export const strictly = [...everything, 'best-practice'];

/** What fades in has not its colours yet. What never ends, such as a skeleton's pulse, is not waited for. */
const whenStill = (page: Page) =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

/**
 * What axe finds against WCAG 2.2 A and AA on the page as it is now: each rule with what breaks it.
 * `only` names single rules, such as `color-contrast` for what another colour scheme may break.
 */
export async function axeFindings(page: Page, only: string[] = everything): Promise<string[]> {
  await whenStill(page);
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe.source);
  const found = await page.evaluate(
    `axe.run(document, { runOnly: ${JSON.stringify(only)} }).then((result) => result.violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => ({ html })) })))`,
  );
  return report
    .parse(found)
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}

/** Whether the page scrolls sideways, which none may down to 320 px. */
export const scrollsSideways = (page: Page) =>
  page.evaluate(async () => {
    // Another width is answered in the frame after it.
    for (const _ of [1, 2]) await new Promise((drawn) => requestAnimationFrame(drawn));
    return document.documentElement.scrollWidth > window.innerWidth;
  });
