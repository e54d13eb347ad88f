/** What a guest pays for several of the dishes below: «2 courses», «entrée + plat». */
export const isCourses = (name: string) =>
  /\b(?:course|gäng|gång|plats|portate|platos|gangen|dań|chod|rett)|(?:entrée|plat|starter|main|vorspeise|suppe|primo|primero|sopa) ?\+ ?(?:plat|dessert|main|hauptgang|hauptgericht|secondo|segundo|prato)/iu.test(
    name,
  );

/** «or», «-or-», «~», «***»: between two dishes to choose from. */
export const isBetween = (text: string): boolean =>
  /^\W*(?:or|and|oder|ou|o|of|eller|lub|albo|nebo|alebo|vagy|veya|ya da|tai|sau|ili|ali|eða|arba|vai|või|или|або|чи|ή|או|أو|یا|または|又は|或者?|또는|หรือ|hoặc|atau)\W*$/iu.test(
    text,
  ) || /^\s*(?:[.~*•·=_+&–—-]\s*)+$/u.test(text);

const perGuest =
  /(?<!\p{L})(?:per|a|pro|par|por|à|pr|za|na|p|\/)[ /.]?(?:person|pers|guest|head|cover|couvert|kopf|persona|personne|pessoa|testa|osob|persoon|henkil)\p{L}*|(?<!\p{L})p\/?\.?p\.?(?!\p{L})|\beach guest\b/iu;

/** «Two courses for £15.50», «R1495 per person»: what a guest pays for the menu. */
export const isOfMenu = (text: string): boolean => isCourses(text) || perGuest.test(text);

const house =
  /(?<!\p{L})(?:we|we’re|us|you|you’ll|yours?|please|wir|uns|sie|ihnen|bitte|nous|vous|votre|vos|noi|vi|nosotros|usted|ustedes|wij|u|vi|oss|ni|er)(?!\p{L})/iu;

/** «Vegan dishes can always be made»: something is said, and no dish named. */
const verbs =
  /(?<!\p{L})(?:is|are|can|may|will|has|have|does|ist|sind|kann|können|wird|werden|est|sont|peut|peuvent|sera|seront|sono|può|possono|puede|pueden|são|pode|zijn|kunnen|är|kan)(?!\p{L})/iu;

const wordsOf = (text: string) => text.trim().split(/\s+/u).length;

/** What the house says of itself or of its menu: «Menu is subject to change.» */
export function isHouse(text: string): boolean {
  const bare = text.replaceAll(/\([^()]*\)?|["“”‘][^"“”’]*["“”’]/gu, '');
  const isSaid = house.test(bare) || (verbs.test(bare) && !/, .*, /u.test(bare));
  return (
    text.length > 300 ||
    (wordsOf(bare) > 4 && isSaid && !/^\s*\p{Ll}/u.test(bare)) ||
    /^\s*(?:price )?includes?(?:d|ing)?(?!\p{L})/iu.test(text)
  );
}

/** «Valentine’s Day Menu», «Menu Four», «Menu fisso» */
export const namesMenu = (text: string): boolean =>
  wordsOf(text) < 8 && /(?<!\p{L})(?:men[uúùü]|speisekarte|carte)(?!\p{L})/iu.test(text);
