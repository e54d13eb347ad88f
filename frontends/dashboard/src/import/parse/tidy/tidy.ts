import type { SourceLine } from '../source-line.ts';
import { joined } from './broken-words.ts';
import { withoutSenders } from './chat.ts';
import { withPricesBehind } from './price-above.ts';
import { apart } from './several-dishes.ts';
import { withSharedPrices } from './shared-price.ts';
import { withoutSigns } from './signs.ts';
import { withDigits } from './spoken-money.ts';
import { withoutTables } from './tables.ts';
import type { Step, TidyLine } from './tidy-line.ts';

const steps: readonly Step[] = [
  withoutSenders,
  withoutSigns,
  withoutTables,
  withDigits,
  joined,
  apart,
  withPricesBehind,
  withSharedPrices,
];

/** What was brought, as a plain menu: a dish and its price on a line. */
export function tidied(lines: readonly SourceLine[]): TidyLine[] {
  let tidy = lines.map((line, at): TidyLine => ({ ...line, from: [at] }));
  for (const step of steps) tidy = step(tidy);
  return tidy;
}
