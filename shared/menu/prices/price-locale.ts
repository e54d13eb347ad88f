const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
const regions = letters.flatMap((first) => letters.map((second) => first + second));

const isKnown = (region: string) =>
  new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(region) !== undefined;

/** What a name is compared by: case, accents and dots are typed as they come. */
const plain = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/[^\p{L}]/gu, '')
    .toLowerCase();

/** `de` for DE: what most people there read. */
const languageOf = (region: string) => new Intl.Locale('und', { region }).maximize().language;

const nicknames: Record<string, string> = {
  usa: 'US',
  unitedstatesofamerica: 'US',
  uk: 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
};

let byName: Map<string, string> | undefined;

/** Each region by its name in English and in its own language. */
function names(): Map<string, string> {
  if (byName) return byName;
  byName = new Map(Object.entries(nicknames));
  for (const region of regions.filter(isKnown)) {
    for (const language of [languageOf(region), 'en']) {
      const name = new Intl.DisplayNames(language, { type: 'region' }).of(region);
      if (name) byName.set(plain(name), region);
    }
  }
  return byName;
}

/** The ISO 3166 code of a country as owners type it: `DE`, `Germany`, `Deutschland`. */
function regionOf(country: string): string | undefined {
  const typed = country.trim();
  const code = typed.toUpperCase();
  if (code === 'UK') return 'GB';
  return /^[A-Z]{2}$/.test(code) && isKnown(code) ? code : names().get(plain(typed));
}

/**
 * The BCP 47 tag by which a country writes prices: `de-DE` puts a comma and the euro behind, `en-US` the dollar in
 * front. Always in the digits 0 to 9, which a menu in any language has.
 */
export function priceLocale(country: string | undefined): string {
  const region = country === undefined ? 'US' : (regionOf(country) ?? 'US');
  return `${languageOf(region)}-${region}-u-nu-latn`.replace('en-US-u-nu-latn', 'en-US');
}
