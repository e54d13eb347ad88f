/** «12 / 18»: prices of sizes that were typed as one; undefined for anything else. */
export function severalPrices(typed: string): string[] | undefined {
  const prices = typed.split(/[/|]/u).map((price) => price.trim());
  return prices.length > 1 && prices.every((price) => /^\d+(?:[.,]\d+)?$/u.test(price))
    ? prices
    : undefined;
}
