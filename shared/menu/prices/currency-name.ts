/** Those that are newer than the names in many browsers. */
const newer = new Map([
  ['SLE', 'Sierra Leonean leones'],
  ['XCG', 'Caribbean guilders'],
  ['ZWG', 'Zimbabwean gold'],
]);

/** `US dollars`, `Japanese yen` */
export function currencyName(currency: string): string {
  const name = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    currencyDisplay: 'name',
  })
    .formatToParts(2)
    .find(({ type }) => type === 'currency')?.value;
  return name === undefined || name === currency ? (newer.get(currency) ?? currency) : name;
}
