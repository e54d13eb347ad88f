import { allergens, type Allergen } from '@menuleaf/shared/menu/allergens/allergen-names.ts';
import { remembered } from '../remembered.ts';
import { meaningOf } from '@menuleaf/shared/menu/allergens/allergen-words.ts';

export type Diet = 'vegetarian' | 'vegan' | 'gluten free';
/** Meaning of a mark; without allergens or diet, it is explained but unused. */
export type Meaning = { allergens: Allergen[]; diet?: Diet };

/** The 14 on European menus; word stems without accents. */
const foreign: [Allergen, RegExp][] = [
  [
    'gluten',
    /^(glut|weizen|getreide|ble\b|frumento|grano|trigo|cereal|lepek|obil(ov|n)|psenic|pszenic|zitaric|hvete|vehna|rug\b|rogge|bygg?\b|havre|gerst|hafer|dinkel|avena|avoine|segale|seigle|orzo\b|orge\b|cebada|centeno)/,
  ],
  [
    'crustaceans',
    /^(krebs|krusten|crustac|crostac|krewet|korys|korovc|schaaldier|kraftdjur|skall?dyr|ayriais|kabuklu|rak)/,
  ],
  [
    'egg',
    /^(ei\b|eier|eieren|oeuf|œuf|uov|huevo|ovo|jaj|vejce|vajc|oua\b|muna\b|tojas|agg|yumurta|æg\b|egg)/,
  ],
  [
    'fish',
    /^(fisch|poisson|pesce|pescado|peixe|vis\b|ryb|rib[aei]\b|kala\b|peste\b|hal\b|fisk|balik)/,
  ],
  [
    'peanuts',
    /^(erdnu|arachid|cacahu|amendoi|pinda|orzeszk|orzech\p{L}* (?:ziemn|arachid)|arasid|kikiriki|arahid|maapahkin|peanøtt|podzemnic|foldimogyoro|jordnot|yer fistig)/u,
  ],
  ['soy', /^(soj|soi|szoj|soya)/],
  [
    'milk',
    /^(milch|lakto|lait|latte|latti|leche|lacte|leite|melk|mlek|mliek|mlij|mjolk|lapte|maito|sut\b|tej\b|tejf|mælk)/,
  ],
  [
    'nuts',
    /^(schalenfr|skorapk|nuss|nusse|fruits? a coque|noix|noci|frutta a guscio|frutos? (de casca|de cascara|secos)|noten|orzech(?!\p{L}* (?:ziemn|arachid))|orech|oresk|oras|nuci\b|pahkin|diof|notter|findik|nødder|nøtter|mandel|mandl|mandorl|amande|almendr|pistas|hassel|valn[oø])/u,
  ],
  [
    'celery',
    /^(sellerie|celeri|sedano|apio|aipo|selder|seler|celer|zell?er|telina|selleri|kereviz)/,
  ],
  [
    'mustard',
    /^(senf|moutarde|senape|mostaza|mostarda|mosterd|gorczyc|gorcic|gorusic|horcic|mustar|sinap|sennep|senap|hardal)/,
  ],
  ['sesame', /^(sesam|sesamo|sezam|szezam|seesam|susam|susan)/],
  [
    'sulphites',
    /^(sulfit|schwefel|solfit|anhydride|sulfiet|siarcz|siricit|szulfit|sulfid|sumpor|zveplo)/,
  ],
  ['lupin', /^(lupin|altramu|tremoco|[lł]ubin|vlci bob|volcji bob|csillagfurt|acibakla)/],
  [
    'molluscs',
    /^(weichtier|mollus|molusc|weekdier|mieczak|m[ae]kkys|mekus|mehkuz|skoljk|molust|nilviai|puhatest|blotdjur|bløtdyr|bløddyr|yumusakca)/,
  ],
];

/** Lowercase without accents, to compare words across languages. */
export const plain = remembered((text) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ı', 'i').toLowerCase().trim(),
);

/** Diet words in the languages of menus, compared without accents, signs of ヴィーガン and 채식 included. */
const diets: [Diet, RegExp][] = [
  [
    'vegan',
    /^(vegan|vegetalien|vegaani|wegan|веган|טבעוני|نباتي صرف|纯素|純素|全素|비건|ヴィーガン|ビーガン|เจ$)/,
  ],
  [
    'vegetarian',
    /^(veget|veggie|wegetar|[vw]eg[ei]$|vejetar|senza carne|sans viande|ohne fleisch|sin carne|sem carne|meat[ -]?free|вегетар|χορτοφαγ|צמחוני|نباتي|素食|蛋奶素|채식|ベジタリアン|มังสวิรัติ|bez masa|bez miesa|zonder vlees)/,
  ],
  [
    'gluten free',
    /^(gluten[ -]?(free|frei|fri|vrij|siz|mentes)|(sans|sin|sem|senza|no|uten|utan) (glut|tacc$)|bezglut|gluteeniton|безглют|bezlepk)/,
  ],
];
const plainDiets = diets.map(([diet, { source }]) => [diet, new RegExp(plain(source))] as const);

const before =
  /^(contains|enthalt|contient|contiene|contem|suitable for|geeignet fur|danie|dania|opcja|for) /;

/** The diet in the first words. */
export function dietOfWords(words: string): Diet | undefined {
  const said = plain(words).replace(before, '');
  return plainDiets.find(([, rule]) => rule.test(said))?.[0];
}

/** «vegan option» does not describe the dish as is, and «nut free» names no allergen in it. */
const optional =
  /\b(?:option\p{L}*|available|can be|on request|moglich|auf wunsch|possible|opcion|disponib\p{L}*|su richiesta)\b/u;
const freeOf =
  /\b(?:free|ohne|sans|senza|sin|sem|without|no|bez|utan|uden|zonder|ilman)\b|\p{L}(?:frei|fri|vrij|mentes|to[mn]|siz)\b|(?:^|\s)(?:без|χωρις|بدون|ללא|בלי)(?:\s|$)/u;
/** Food additives are not allergens. */
const additive =
  /^(?:mit )?(?:farbstoff|konserv|antioxid|geschmacksverst|geschwefelt|geschwarzt|phosphat|su(?:ss|ß)ungs|koffein|chinin|taurin|gewachst|colour|color|preserv|sweetener|caffein|quinin|coloran|conservan|edulcorant|dolcificant|spicy|hot\b|scharf|piccante|picante|epice|new\b|surgelat|congelat|frozen|tiefgek)/u;

/** Meaning of a word or two of a legend; undefined if unknown. */
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
