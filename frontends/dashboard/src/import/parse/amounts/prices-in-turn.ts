import { isPriceAlone } from '../bare-names.ts';
import { type Step, type TidyLine } from '../tidy-line.ts';

/** «$46.80 (large)» */
const called = /^\s*(?<price>[^()]*\d)\s*\((?<label>\p{L}[^()\d]{1,20})\)\s*$/u;

type Cost = { price: string; label: string };

function costOf({ text, names }: TidyLine): Cost | undefined {
  const { price = text, label = '' } = called.exec(text)?.groups ?? {};
  const isMoney = /^[^(]*(?:\p{Sc}|[.,]\d{2})/u.test(price) && isPriceAlone(price);
  return isMoney && !names ? { price: price.trim(), label } : undefined;
}

/** Whether they are of one dish: few, each another amount, and all with what they are for or none. */
function areOfOneDish(costs: readonly Cost[]): boolean {
  const labels = new Set(costs.map(({ label }) => label));
  const areCalled = labels.size === costs.length || (labels.size === 1 && labels.has(''));
  const areApart = new Set(costs.map(({ price }) => price)).size === costs.length;
  return areCalled && areApart && (costs.length === 2 || costs.length === 3);
}

/** «$46.80 (large)», «$28.80 (small)», or «$10.00», «$8.00», right below a name or what is in it: prices of one dish. */
export const withPricesInTurn: Step = (lines) => {
  const costs = lines.map(costOf);
  let end = 0;
  return lines.flatMap((line, at): TidyLine[] => {
    if (at < end) return [];
    const other = costs.findIndex((cost, index) => index >= at && cost === undefined);
    const run = costs.slice(at, other < 0 ? undefined : other).flatMap((cost) => cost ?? []);
    const isBelow = costs[at - 1] === undefined && /\p{L}/u.test(lines[at - 1]?.text ?? '');
    if (!isBelow || !areOfOneDish(run)) return [line];
    end = at + run.length;
    const names = run.map(({ label }) => label).filter(Boolean);
    return [
      {
        ...line,
        text: run.map(({ price }) => price).join('    '),
        from: lines.slice(at, end).flatMap(({ from }) => from),
        ...(names.length > 0 && { names }),
      },
    ];
  });
};
