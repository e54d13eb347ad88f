import currencies from 'country-to-currency';
import { ownTimeZone } from './own-time-zone.ts';

export type OwnCountry = { name: string; currency: string };

/** TypeScript does not know it yet. */
type ZonedLocale = Intl.Locale & { getTimeZones?: () => string[] | undefined };

const inEnglish = new Intl.DisplayNames('en', { type: 'region' });

const currencyOf = new Map<string, string>(Object.entries(currencies));

/** Asking all regions takes 0.1 s; most people's languages name their own. */
const regions = () =>
  new Set([
    // Not by Intl: a browser may name a language that none is, such as «en-US@posix».
    ...navigator.languages.flatMap((language) => /-([A-Z]{2})\b/.exec(language)?.[1] ?? []),
    ...currencyOf.keys(),
  ]);

function find(zone: string): OwnCountry | undefined {
  // Not of a country, such as UTC.
  if (!zone.includes('/')) return undefined;
  for (const region of regions()) {
    const currency = currencyOf.get(region);
    const locale: ZonedLocale = new Intl.Locale('und', { region });
    if (currency && locale.getTimeZones?.()?.includes(zone)) {
      return { name: region === 'US' ? region : (inEnglish.of(region) ?? region), currency };
    }
  }
  return undefined;
}

const found = new Map<string, OwnCountry | undefined>();

/** The country of a time zone; nothing for a zone of no country, or where a browser can't tell. */
export function countryOfZone(zone: string): OwnCountry | undefined {
  if (!found.has(zone)) found.set(zone, find(zone));
  return found.get(zone);
}

/** The country of this device's time zone. */
export const ownCountry = () => countryOfZone(ownTimeZone());
