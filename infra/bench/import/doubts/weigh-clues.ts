import type { PastDish } from './past-dishes.ts';

export type Weights = ReadonlyMap<string, number>;

/** How firmly what is believed of a clue is held: as by so many dishes, or so. */
const firmness = 20;
const steps = 600;

/** The same dish in several readings counts as little more than one. */
function countsOf(dishes: readonly PastDish[]): number[] {
  const readings = new Map<string, Set<number>>();
  const keyOf = ({ hand, menu }: PastDish) => `${hand} ${menu}`;
  for (const dish of dishes) {
    const own = readings.get(keyOf(dish)) ?? new Set();
    readings.set(keyOf(dish), own.add(dish.reading));
  }
  return dishes.map((dish) => 1 / Math.sqrt(readings.get(keyOf(dish))?.size ?? 1));
}

/** A logistic regression that begins at what is believed and is held near it; by Adam, as ever the same. */
export function weigh(
  dishes: readonly PastDish[],
  names: readonly string[],
  beliefs: Readonly<Record<string, number>>,
): { weights: Weights; usual: number } {
  const start = [...names.map((name) => beliefs[name] ?? 0), -3.5];
  const at = new Map(names.map((name, index) => [name, index]));
  const rows = dishes.map(({ clues }) => [
    ...clues.flatMap((name) => at.get(name) ?? []),
    names.length,
  ]);
  const counts = countsOf(dishes);
  const total = counts.reduce((sum, one) => sum + one, 0);
  const w = Float64Array.from(start);
  const mean = new Float64Array(w.length);
  const spread = new Float64Array(w.length);
  for (let step = 1; step <= steps; step += 1) {
    const slope = new Float64Array(w.length);
    for (const [index, row] of rows.entries()) {
      const z = row.reduce((sum, one) => sum + (w[one] ?? 0), 0);
      const miss = 1 / (1 + Math.exp(-z)) - (dishes[index]?.isWrong === true ? 1 : 0);
      for (const one of row) slope[one] = (slope[one] ?? 0) + miss * (counts[index] ?? 0);
    }
    for (const [one, weight] of w.entries()) {
      const held = one < names.length ? firmness * (weight - (start[one] ?? 0)) : 0;
      const g = ((slope[one] ?? 0) + held) / total;
      mean[one] = 0.9 * (mean[one] ?? 0) + 0.1 * g;
      spread[one] = 0.99 * (spread[one] ?? 0) + 0.01 * g * g;
      const rate = 0.05 * Math.min(1, (steps - step) / (steps / 2));
      const [m, v] = [
        (mean[one] ?? 0) / (1 - 0.9 ** step),
        (spread[one] ?? 0) / (1 - 0.99 ** step),
      ];
      w[one] = weight - (rate * m) / (Math.sqrt(v) + 1e-8);
    }
  }
  return {
    weights: new Map(names.map((name, index) => [name, w[index] ?? 0])),
    usual: w[names.length] ?? 0,
  };
}
