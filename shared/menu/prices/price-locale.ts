const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
const regions = letters.flatMap((first) => letters.map((second) => first + second));

/** `GB` for UK, `FR` for FX. */
const current = (region: string) => new Intl.Locale('und', { region }).region ?? region;

const isKnown = (region: string) =>
  new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(region) !== undefined;

/** Normalizes a name for comparison: case, accents and dots are ignored. */
const plain = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/[^\p{L}]/gu, '')
    .toLowerCase();

/** `de` for DE: the main language there. */
const languageOf = (region: string) => new Intl.Locale('und', { region }).maximize().language;

const nicknames: Record<string, string> = {
  usa: 'US',
  unitedstatesofamerica: 'US',
  uk: 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  uae: 'AE',
  الامارات: 'AE',
  turkey: 'TR',
  czechrepublic: 'CZ',
  hongkong: 'HK',
  holland: 'NL',
};

let byName: Map<string, string> | undefined;

/** Regions by name, in English and in their own language. */
function names(): Map<string, string> {
  if (byName) return byName;
  byName = new Map(Object.entries(nicknames));
  for (const region of regions.filter(isKnown)) {
    for (const language of [languageOf(region), 'en']) {
      const name = new Intl.DisplayNames(language, { type: 'region' }).of(region);
      if (name) byName.set(plain(name), current(region));
    }
  }
  return byName;
}

/** The ISO 3166 code for a country as typed: `DE`, `Germany`, `Deutschland`. */
export function regionOf(country: string): string | undefined {
  const typed = country.trim();
  const code = typed.toUpperCase();
  return /^[A-Z]{2}$/.test(code) && isKnown(code) ? current(code) : names().get(plain(typed));
}

/**
 * The BCP 47 tag for a country's price format: `de-DE` has a decimal comma and the euro behind, `en-US` the dollar in
 * front. Always with the digits 0 to 9, as in any menu's language.
 */
export function priceLocale(country: string | undefined): string {
  const region = country === undefined ? 'US' : (regionOf(country) ?? 'US');
  return `${languageOf(region)}-${region}-u-nu-latn`.replace('en-US-u-nu-latn', 'en-US');
}

const scriptOf = (tag: string) => new Intl.Locale(tag).maximize().script;

/** The same on a page in this language: Arabic letters after an amount are read by nobody else, who gets `AED 28.00`. */
export const priceLocaleOn = (priceLocale: string, language: string): string =>
  scriptOf(priceLocale) === 'Arab' && scriptOf(language) !== 'Arab'
    ? priceLocale.replace(/^\w+/, 'en')
    : priceLocale;
