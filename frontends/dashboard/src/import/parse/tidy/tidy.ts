import type { SourceLine } from '../source-line.ts';
import { withAdditions } from './additions.ts';
import { withExtrasBelow, withoutTails } from './after-price.ts';
import { withCoffeesApart } from './coffees-apart.ts';
import { withColumns } from '../tables/column-prices.ts';
import { withCourses } from '../courses/with-courses.ts';
import { withDays } from '../week/days.ts';
import { joinBrokenLines } from './broken-words.ts';
import { withoutSenders } from './chat.ts';
import { withPricesBehind } from '../amounts/price-above.ts';
import { withCountedPrices } from '../amounts/counted-prices.ts';
import { withLabelsBehind } from '../amounts/labels-behind.ts';
import { withLeastAhead } from '../amounts/least-behind.ts';
import { withPricesBelow } from '../amounts/prices-below.ts';
import { withPricesAfterBlanks } from '../amounts/prices-after-blanks.ts';
import { withKinds } from './kinds-below.ts';
import { withoutGaps } from '../copied/gaps.ts';
import { withGrades } from './graded.ts';
import { withKindsAbove, withNames } from './named-prices.ts';
import { withMeasuresBehind } from './measures-ahead.ts';
import { withNumberCodes } from '../marks/number-codes.ts';
import { withNumberedLegend } from '../marks/numbered-legend.ts';
import { withNamesAbove } from './names-above.ts';
import { withoutNumbers } from './item-numbers.ts';
import { withNumberedBlocks } from './numbered-blocks.ts';
import { withPricesOfColumn } from '../amounts/prices-apart.ts';
import { withPlainEnds } from '../amounts/price-ends.ts';
import { withPricesOfAll } from '../amounts/said-of-all.ts';
import { withPricesInTurn } from '../amounts/prices-in-turn.ts';
import { withWordsInTurn } from '../amounts/words-in-turn.ts';
import { withPricesLast } from '../amounts/prices-first.ts';
import { withoutGroups } from '../amounts/thousands.ts';
import { withTitles } from './titled-blocks.ts';
import { withPlainLines } from './plain-lines.ts';
import { withOneCurrency, withoutOwnCurrency } from '../amounts/own-currency.ts';
import { splitDishes, splitSizedDishes } from './several-dishes.ts';
import { withSaidAllergensApart, withSaidDietsInBrackets } from '../marks/said-marks.ts';
import { withSaidBehindCommas } from './said-behind-commas.ts';
import { withSharedPrices } from './shared-price.ts';
import { withoutSigns } from './signs.ts';
import { withPlainMoney } from '../amounts/spelled-money.ts';
import { withDigits } from '../amounts/spoken-money.ts';
import { withCellsOnLines } from '../tables/cells-on-lines.ts';
import { withoutTables } from '../tables/tables.ts';
import { withPricesOfBlocks } from '../copied/blocks-over-prices.ts';
import { withBulletedDishes } from '../copied/bulleted-dishes.ts';
import { withContents } from '../copied/contents.ts';
import { withPricesOnce } from '../copied/prices-twice.ts';
import { withPriceLines } from '../copied/price-lines.ts';
import { withServingsAbove } from '../copied/servings-above.ts';
import { withDoubleBlanks } from '../copied/double-blanks.ts';
import { withGluedLinesApart } from '../copied/glued-lines.ts';
import { withGluedPricesApart } from '../copied/glued-prices.ts';
import { withoutEachBullet } from '../copied/each-bullet.ts';
import { joinHyphenated } from '../copied/parted-words.ts';
import { withCodesInBrackets } from '../marks/code-groups.ts';
import { withMarksInBrackets } from '../marks/mark-groups.ts';
import { withTagsBehind } from '../marks/tags-below.ts';
import { withBrokenNames } from './broken-names.ts';
import { withVariants } from './variants-below.ts';
import { withBilingualLines } from './bilingual-lines.ts';
import { withTranslations } from './translations.ts';
import { withTwoScripts } from './two-scripts.ts';
import { withSetPriceBelow } from '../amounts/set-price-below.ts';
import { withYearsBehind } from '../amounts/years-first.ts';
import { withPricesLikeYears } from '../amounts/prices-like-years.ts';
import { withoutTrappings } from '../amounts/trappings.ts';
import { withWeekApart } from '../week/run-together.ts';
import { withDayHeads } from '../week/day-heads.ts';
import { withPricedDays } from '../week/priced-days.ts';
import { withNotesOfTitles } from '../courses/titles-with-notes.ts';
import { withDishesOfDays } from '../week/dishes-of-days.ts';
import { isCode, isRating, linesAside, withoutTags } from '../noise.ts';
import { allergenCodes } from '../words/said-allergens.ts';
import type { Step, TidyLine } from '../tidy-line.ts';

const steps: readonly Step[] = [
  withoutSenders,
  withServingsAbove,
  withYearsBehind,
  withLeastAhead,
  withCountedPrices,
  withLabelsBehind,
  withPricesOnce,
  withCellsOnLines,
  withBrokenNames,
  withContents,
  withPriceLines,
  withAdditions,
  withPricesOfBlocks,
  withTagsBehind,
  withWeekApart,
  withDayHeads,
  withPricedDays,
  withNotesOfTitles,
  withoutEachBullet,
  withBulletedDishes,
  withGluedLinesApart,
  withGluedPricesApart,
  withSaidAllergensApart,
  withSaidDietsInBrackets,
  withMarksInBrackets,
  withCodesInBrackets,
  withDoubleBlanks,
  withMeasuresBehind,
  withPlainEnds,
  joinHyphenated,
  withPricesOfAll,
  withoutTables,
  withNumberedLegend,
  withNumberCodes,
  withoutNumbers,
  withNumberedBlocks,
  withColumns,
  withOneCurrency,
  withoutOwnCurrency,
  withPricesLikeYears,
  withWordsInTurn,
  withoutTrappings,
  withoutSigns,
  withPlainLines,
  withBilingualLines,
  withTwoScripts,
  withTranslations,
  withDigits,
  withPricesAfterBlanks,
  withoutGaps,
  withExtrasBelow,
  withSetPriceBelow,
  withNamesAbove,
  withPricesLast,
  withPricesOfColumn,
  withPricesBelow,
  joinBrokenLines,
  withoutTails,
  withGrades,
  withCoffeesApart,
  splitSizedDishes,
  withKinds,
  withKindsAbove,
  withNames,
  splitDishes,
  withPricesInTurn,
  withVariants,
  withPricesBehind,
  withTitles,
  withSaidBehindCommas,
  withSharedPrices,
  withDays,
  withCourses,
  withDishesOfDays,
];

/** Ratings of a page, its code, and codes of allergens stand between a dish and its price. */
const isBetween = (text: string) =>
  isCode(text) || isRating(text) || allergenCodes(text).length > 0;

/** Normalizes the import: a dish and its price on a line. */
export function tidied(lines: readonly SourceLine[], decimals: number): TidyLine[] {
  const aside = linesAside(lines);
  const brought = lines.flatMap((line, at): TidyLine[] =>
    aside.has(at) || isBetween(line.text)
      ? []
      : [{ ...line, text: withoutTags(line.text), from: [at] }],
  );
  let tidy = withoutGroups(withPlainMoney(brought), decimals);
  for (const step of steps) tidy = step(tidy);
  return tidy;
}
