import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type Found = { violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] };

/** What axe-core finds wrong on the page as it stands; nothing, where all is well. */
export async function violations(page: Page): Promise<string[]> {
  // The page's policy lets no foreign script in, so axe comes by the debugger's way.
  await page.evaluate(axe);
  const found = await page.evaluate<Found>(
    `axe.run(document, {runOnly: ${JSON.stringify(standards)}})`,
  );
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
  );
}
