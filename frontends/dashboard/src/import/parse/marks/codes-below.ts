import { addCodes, ofSeveral } from '../dish.ts';
import { readLegendLine, withoutMolluscs, type Legend } from './legend.ts';
import type { ReadDish, ReadMenu, SourceLine } from '../source-line.ts';
import { allergenCodes } from '../words/said-allergens.ts';

const codesAt = (lines: readonly SourceLine[], at: number) => allergenCodes(lines[at]?.text ?? '');

type Found = { dish: ReadDish; isOfOne: boolean };

/** The dish whose last line stands above; it is of that alone where each has its own, or a blank parts it from others. */
function dishAbove({ lines, sections }: ReadMenu, at: number): Found | undefined {
  const above = lines.slice(0, at).findLastIndex(({ text }) => text.trim() !== '');
  const all = sections.flatMap(({ dishes }) => dishes);
  const index = all.findLastIndex((dish) => dish.lines.includes(above));
  const [before, dish] = [all[index - 1], all[index]];
  if (!dish || before?.lines.includes(above) === true) return undefined;
  const last = before?.lines.at(-1) ?? -1;
  const isSaid = codesAt(lines, last).length > 0;
  const isParted = lines.slice(last + 1, dish.lines[0]).some(({ text }) => text.trim() === '');
  return isSaid || above === at - 1 ? { dish, isOfOne: isSaid || isParted || !before } : undefined;
}

/** «Allergens: 1, 3, 7» below a dish, as the legend of the menu explains it. */
export function withCodesBelow(menu: ReadMenu): ReadMenu {
  const { lines, left } = menu;
  const said = lines.flatMap((_, at) => (codesAt(lines, at).length > 0 ? [at] : []));
  if (said.length === 0) return menu;
  const legend: Legend = withoutMolluscs(
    new Map(lines.flatMap(({ text }) => readLegendLine(text))),
  );
  const used = said.filter((at) => {
    const { dish, isOfOne } = dishAbove(menu, at) ?? {};
    if (!dish) return false;
    addCodes(dish, codesAt(lines, at), legend);
    if (!isOfOne)
      dish.doubts.push({ field: 'allergens', reason: ofSeveral(lines[at]?.text ?? '') });
    dish.lines.push(at);
    return true;
  });
  return { ...menu, left: left.filter((at) => !used.includes(at)) };
}
