/** Where an address has both a state and a code. */
const withStates = 'US CA AU BR IN MX';

/** Whether an address there, by ISO 3166, is incomplete without a state and a ZIP code. */
export const needsState = (region = ''): boolean => region !== '' && withStates.includes(region);

/** Where the code stands before the city (Universal Postal Union, postal addressing systems). */
const codeFirst =
  'AT BE BG CH CZ DE DK EE ES FI FR GR HR HU IS IT LI LT LU LV NL NO PL PT RO RS SE SI SK TR UA';

type Place = { city: string; state: string; zip_code: string };

const joined = (parts: readonly string[], between: string) => parts.filter(Boolean).join(between);

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/**
 * `Salem, OR 97301`, `10119 Berlin`, `London SW1A 1AA`: the line of an address below the street, as the country writes
 * it whose prices these are. Empty parts leave nothing behind.
 */
export function cityLine({ city, state, zip_code }: Place, priceLocale: string): string {
  const [, region = 'US'] = /-([A-Z]{2})\b/.exec(priceLocale) ?? [];
  if (needsState(region)) return joined([joined([city, state], ', '), zip_code], ' ');
  const parts = codeFirst.includes(region) ? [zip_code, city] : [city, zip_code];
  return joined([joined(parts, ' '), isSame(state, city) ? '' : state], ', ');
}
