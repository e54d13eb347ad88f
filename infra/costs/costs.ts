import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dollarsPerMillion, monthOf } from './month.ts';
import {
  changeNoted,
  countedView,
  dinerView,
  ownersChange,
  ownersRead,
  readView,
  renderedView,
  type Use,
  webhookSent,
} from './use.ts';

const dollars = (value: number) =>
  value.toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: value < 1000 ? 2 : 0,
  });

const table = (head: string[], rows: string[][]) =>
  [head, head.map((_, at) => (at === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

function monthRow(
  count: number,
  assumed: Parameters<typeof monthOf>[1] = {},
  name = count.toLocaleString('en-US'),
) {
  const { standing, use, stored, firewall } = monthOf(count, assumed);
  const together = standing + use + stored + firewall;
  return [name, ...[standing, use, stored, firewall, together, together / count].map(dollars)];
}

/** A month by number of restaurants, as Markdown. */
export const monthTable = (): string =>
  table(
    ['restaurants', 'standing', 'use', 'stored', 'WAF', 'together', 'a restaurant'],
    [
      ...[1, 1000, 100_000, 1_000_000].map((count) => monthRow(count)),
      monthRow(1_000_000, { capacity: 'by the hour' }, 'the same, its table by the hour'),
      monthRow(1_000_000, { scrolled: 0 }, 'on demand, if no guest scrolled'),
    ],
  );

const million: [name: string, use: Use][] = [
  ['menus opened for the first time', dinerView],
  ['of these, scrolled or read for five seconds', readView],
  ['of these, counted for their owners, of a million restaurants', countedView(1_000_000)],
  ['the same of a thousand restaurants', countedView(1000)],
  ['the same pages rendered on request by a function (the peer)', renderedView],
  ['reads by an owner', ownersRead],
  ['changes by an owner, published', ownersChange],
  ['of these, written down for the history, of a million restaurants', changeNoted(1_000_000)],
  ['messages to a webhook', webhookSent],
];

/** Costs per million of each use, without free tiers, as Markdown. */
export const millionTable = (): string =>
  table(
    ['a million of', 'costs'],
    million.map(([name, use]) => [name, dollars(dollarsPerMillion(use))]),
  );

/** Writes both tables into COSTS.md, where they come first. Its prose is edited by hand. */
function writePage() {
  const file = join(import.meta.dirname, '../COSTS.md');
  const tables = [monthTable(), millionTable()];
  const page = readFileSync(file, 'utf8').replaceAll(/(?:^\|.*\n)+/gm, (found) => {
    const computed = tables.shift();
    return computed === undefined ? found : `${computed}\n`;
  });
  writeFileSync(file, page);
}

if (import.meta.main) writePage();
