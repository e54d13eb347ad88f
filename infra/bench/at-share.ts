/** The value below which this share of the measurements lies; the median, if no other is asked for. */
export function atShare(values: readonly number[], share = 0.5): number {
  const at = Math.min(values.length - 1, Math.floor(values.length * share));
  return values.toSorted((one, other) => one - other)[at] ?? Number.NaN;
}
