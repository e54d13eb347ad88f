/** Cues, the first of which is 1, and whether what they may speak for is so. */
export type Row = { cues: readonly number[]; isSo: boolean; count: number };

const steps = 800;

/** The weights of a logistic regression on cues of one size each, held near 0 as by so many rows; by Adam, as ever the same. */
export function fitted(rows: readonly Row[], firmness: number): number[] {
  const width = rows[0]?.cues.length ?? 0;
  const columns = Array.from({ length: width }, (_, at) => rows.map(({ cues }) => cues[at] ?? 0));
  const means = columns.map((all, at) =>
    at === 0 ? 0 : all.reduce((sum, one) => sum + one, 0) / rows.length,
  );
  const spreads = columns.map((all, at) => {
    const sum = all.reduce((total, one) => total + (one - (means[at] ?? 0)) ** 2, 0);
    return at === 0 ? 1 : Math.sqrt(sum / rows.length) + 1e-9;
  });
  const even = rows.map(({ cues }) =>
    cues.map((cue, at) => (cue - (means[at] ?? 0)) / (spreads[at] ?? 1)),
  );
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  const [w, mean, spread] = [
    new Float64Array(width),
    new Float64Array(width),
    new Float64Array(width),
  ];
  for (let step = 1; step <= steps; step += 1) {
    const slope = new Float64Array(width);
    for (const [index, { isSo, count }] of rows.entries()) {
      const cues = even[index] ?? [];
      const z = cues.reduce((sum, cue, at) => sum + cue * (w[at] ?? 0), 0);
      const miss = (1 / (1 + Math.exp(-z)) - (isSo ? 1 : 0)) * count;
      for (const [at, cue] of cues.entries()) slope[at] = (slope[at] ?? 0) + miss * cue;
    }
    const rate = 0.05 * Math.min(1, (steps - step) / (steps / 2));
    for (const [at, weight] of w.entries()) {
      const g = ((slope[at] ?? 0) + (at === 0 ? 0 : firmness * weight)) / total;
      mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * g;
      spread[at] = 0.99 * (spread[at] ?? 0) + 0.01 * g * g;
      const m = (mean[at] ?? 0) / (1 - 0.9 ** step);
      w[at] = weight - (rate * m) / (Math.sqrt((spread[at] ?? 0) / (1 - 0.99 ** step)) + 1e-8);
    }
  }
  const own = Array.from(w, (weight, at) => weight / (spreads[at] ?? 1));
  const shift = own.reduce((sum, weight, at) => sum + weight * (means[at] ?? 0), 0);
  return own.map((weight, at) => Number((at === 0 ? weight - shift : weight).toFixed(3)));
}
