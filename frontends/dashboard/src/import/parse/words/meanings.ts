import { allergens, type Allergen } from '@menuleaf/shared/menu/allergens/allergen-names.ts';
import { meaningOf } from '@menuleaf/shared/menu/allergens/allergen-words.ts';

export type Diet = 'vegetarian' | 'vegan' | 'gluten free';
/** What a mark stands for; `other` is explained, and nothing that a dish of ours says. */
export type Meaning = { allergens: Allergen[]; diet?: Diet };

/** The 14 as menus of Europe name them; beginnings of words, without accents. */
const foreign: [Allergen, RegExp][] = [
  ['gluten', /^(glut|weizen|getreide|ble\b|frumento|grano|trigo|cereal|lepek|psenic|pszenic)/],
  [
    'crustaceans',
    /^(krebs|krusten|crustac|crostac|krewet|korys|schaaldier|kraftdjur|skaldyr|kabuklu|rak)/,
  ],
  ['egg', /^(ei\b|eier|eieren|oeuf|œuf|uov|huevo|ovo|jaj|vejce|tojas|agg|yumurta|æg\b|egg)/],
  ['fish', /^(fisch|poisson|pesce|pescado|peixe|vis\b|ryb|hal\b|fisk|balik)/],
  [
    'peanuts',
    /^(erdnu|arachid|cacahu|amendoi|pinda|orzeszk|arasid|foldimogyoro|jordnot|yer fistig)/,
  ],
  ['soy', /^(soj|soi|szoj|soya)/],
  [
    'milk',
    /^(milch|lakto|lait|latte|latti|leche|lacte|leite|melk|mleko|mlek|mjolk|sut\b|tej\b|tejf|mælk)/,
  ],
  [
    'nuts',
    /^(schalenfr|nuss|nusse|fruits? a coque|noix|noci|frutta a guscio|frutos? (de casca|de cascara|secos)|noten|orzech|orech|diof|notter|findik|nødder)/,
  ],
  ['celery', /^(sellerie|celeri|sedano|apio|aipo|selder|seler|celer|zeller|selleri|kereviz)/],
  [
    'mustard',
    /^(senf|moutarde|senape|mostaza|mostarda|mosterd|gorczyc|horcic|mustar|senap|hardal)/,
  ],
  ['sesame', /^(sesam|sesamo|sezam|szezam|susam)/],
  ['sulphites', /^(sulfit|schwefel|solfit|anhydride|sulfiet|siarcz|siricit|szulfit|sulfid)/],
  ['lupin', /^(lupin|altramu|tremoco|lubin|vlci bob|csillagfurt|acibakla)/],
  ['molluscs', /^(weichtier|mollus|molusc|weekdier|mieczak|mekkys|puhatest|blotdjur|yumusakca)/],
];

/** Words that say a diet in the languages of menus, by their beginnings and without accents. */
const diets: [Diet, RegExp][] = [
  ['vegan', /^(vegan|vegetalien|wegan)/],
  [
    'vegetarian',
    /^(veget|veggie|wegetar|wege$|vejetar|senza carne|sans viande|ohne fleisch|sin carne|sem carne|meat[ -]?free|bez masa|bez miesa|zonder vlees)/,
  ],
  [
    'gluten free',
    /^(gluten[ -]?(free|frei|fri|vrij|siz|mentes)|(sans|sin|sem|senza|no|uten|utan) glut|bezglut|bezlepk)/,
  ],
];

/** Lower case and without accents, so that words of many languages can be told alike. */
export const plain = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ı', 'i').toLowerCase().trim();

const before =
  /^(contains|enthalt|contient|contiene|contem|suitable for|geeignet fur|danie|dania|opcja|for) /;

/** The diet that words begin with. */
export function dietOfWords(words: string): Diet | undefined {
  const said = plain(words).replace(before, '');
  return diets.find(([, rule]) => rule.test(said))?.[0];
}

/** «vegan option» says nothing of the dish as it is, and «nut free» names no allergen of it. */
const optional =
  /\b(?:option\p{L}*|available|can be|on request|moglich|auf wunsch|possible|opcion|disponib\p{L}*|su richiesta)\b/u;
const freeOf =
  /\b(?:free|ohne|sans|senza|sin|sem|without|no|bez|utan|uden|zonder)\b|\p{L}(?:frei|fri|vrij|mentes)\b/u;
/** What is added to food is no allergen. */
const additive =
  /^(?:mit )?(?:farbstoff|konserv|antioxid|geschmacksverst|geschwefelt|geschwarzt|phosphat|su(?:ss|ß)ungs|koffein|chinin|taurin|gewachst|colour|color|preserv|sweetener|caffein|quinin|coloran|conservan|edulcorant|dolcificant|spicy|hot\b|scharf|piccante|picante|epice|new\b|surgelat|congelat|frozen|tiefgek)/u;

/** What a word or two of a legend mean; undefined where we do not know them. */
export function meaningOfWords(words: string): Meaning | undefined {
  const said = plain(words).replace(before, '');
  const diet = dietOfWords(words);
  if (optional.test(said) || additive.test(said) || (!diet && freeOf.test(said)))
    return { allergens: [] };
  if (diet) return { allergens: [], diet };
  const english = said.split(/[^\p{L}]+/u).flatMap(meaningOf);
  const other = foreign.filter(([, rule]) => rule.test(said)).map(([name]) => name);
  const named = new Set([...english, ...other]);
  if (named.size === 0) return undefined;
  return { allergens: allergens.filter((one) => named.has(one)) };
}
