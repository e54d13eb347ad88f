import { allergens, type Allergen } from '@menuleaf/shared/menu/allergens/allergen-names.ts';
import { meaningOf } from '@menuleaf/shared/menu/allergens/allergen-words.ts';
import { plain } from './plain.ts';
import { dietOfWords, type Diet } from './said-diets.ts';

/** Meaning of a mark; without allergens or diet, it is explained but unused. */
export type Meaning = { allergens: Allergen[]; diet?: Diet; additive?: string };

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
    /^(ei\b|eier|eieren|oeuf|œuf|uov|huevo|ovo|jaj|vejce|vajc|oua\b|(?:kanan)?muna|tojas|agg|yumurta|æg\b|egg)/,
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
    /^(milch|lakto|lait|latte|latti|leche|lacte|leite|melk|mlek|mliek|mlij|mjolk|lapte|maito|sut\b|tej(?:et)?\b|tejf|mælk)/,
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

/** The same in further scripts, as they begin. */
const further: Record<Allergen, string> = {
  gluten:
    'глютен|глутен|пшени|γλουτ|σιταρ|σιτηρ|glitim|kvie[cč]i|lepok|小麦|小麥|麸质|麩質|グルテン|밀(?!크)|글루텐|กลูเตน|ข้าวสาลี|lua mi|غلوتين|جلوتين|قمح|גלוטן|חיטה|गेहूं|ग्लूटेन',
  crustaceans:
    'ракообраз|раков|ракопод|креветк|οστρακ|καρκιν|γαριδ|skorupiak|vezi?ag|vezveid|koorikloom|krabbad|marisco|えび|エビ|海老|かに|カニ|甲壳|甲殼|虾|蝦|새우|갑각|게$|กุ้ง|قشريات|סרטנ',
  egg: 'яйц|яєц|αυγ|αβγ|kiausin|olas?$|卵|玉子|たまご|鸡蛋|雞蛋|蛋$|계란|달걀|난류|ไข่|trung|بيض|ביצ|अंडा|अंडे',
  fish: 'рыб|риб|ψαρι|zuv(?:is|y)|zivis|魚(?!介)|鱼|생선|ปลา|ca$|سمك|דג|मछली',
  peanuts:
    'арахис|арахіс|фъстъ|φιστικ|αραπικα φ|zemes riesut|zemesriekst|maapahkl|maapahkel|jardhnet|jarðhnet|jordnød|mani$|落花生|ピーナッツ|花生|땅콩|ถั่วลิสง|dau phong|فول سوداني|בוטנ|मूंगफली',
  soy: 'соя|соєв|σογι|大豆|黄豆|대두|콩$|ถั่วเหลือง|dau nanh|صويا|סויה|सोया',
  milk: 'молок|мляк|молоч|γαλα|pien(?:as|s|u|o)$|piim|mjolk|乳|牛乳|牛奶|奶|우유|นม|sua$|حليب|ألبان|חלב|दूध|لبن$',
  nuts: 'орех|горіх|ядк|ξηρ(?:οι|ους|ων) καρπ|καρυδ|riesut|riekst|pahkl|hnet|fructe cu coaja|oresc|sert kabuklu|ナッツ|くるみ|クルミ|アーモンド|坚果|堅果|견과|호두|아몬드|مكسرات|אגוז',
  celery: 'seller|сельдер|селер|целин|σελιν|salier|zelena|セロリ|芹菜|셀러리|كرفس|סלרי',
  mustard:
    'sin+ep|горчиц|гірчиц|синап|μουσταρδ|garsty|マスタード|からし|芥末|겨자|มัสตาร์ด|خردل|חרדל|सरसों',
  sesame: 'кунжут|сусам|σουσαμ|ajonjoli|ごま|ゴマ|胡麻|芝麻|참깨|งา$|me$|سمسم|שומשום|तिल',
  sulphites:
    'сульфит|сульфіт|сулфит|θειωδ|súlfít|sulfiit|亜硫酸|亚硫酸|亞硫酸|아황산|كبريتيت|סולפיט',
  lupin: 'lupiin|люпин|лупин|λουπιν|lubin|aci bakla|vlci bo[bp]|ルピナス|羽扇豆|루핀|ترمس|תורמוס',
  molluscs:
    'моллюск|молюск|мекотел|μαλακι|marisco|moliusk|gliemj|lindyr|muscheln?$|いか|イカ|貝|软体|軟體|贝|오징어|조개|หอย|رخويات|רכיכ',
};

const inFurther = allergens.map(
  (name) => [name, new RegExp(`^(?:${plain(further[name])})`, 'u')] as const,
);

const before =
  /^(contains|enthalt|contient|contiene|contem|suitable for|geeignet fur|danie|dania|opcja|for) /;

/** «vegan option» does not describe the dish as is, and «nut free» names no allergen in it. */
const optional =
  /\b(?:option\p{L}*|available|can be|on request|moglich|auf wunsch|possible|opcion|disponib\p{L}*|su richiesta)\b/u;
const freeOf = new RegExp(
  String.raw`\b(?:free|ohne|sans|sense|senza|sin|sen|sem|without|no|bez|brez|utan|uden|zonder|ilman|fara|pa|khong|bebas|tanpa|saor|gabe)\b|^be\s|^bez(?=\p{L}{4})|(?<=\p{L})(?:frei|fri|vrij|mentes|to[mn]|siz|vaba|laus)\b|(?:^|\s)(?:без|χωρις|بدون|خالي? من|ללא|בלי)(?:\s|$)|${plain('不含|不使用|[无無]|フリー|프리|무첨가|ปราศจาก|ไม่มี|मुक्त')}`,
  'u',
);
/** Food additives are not allergens, and have to be said all the same. */
const additive =
  /^(?:mit |with |avec |con |met )?(?:farbstoff|konserv|antiox|geschmacksverst|geschwefelt|geschwarzt|phosphat|su(?:ss|ß)ungs|koffein|chinin|taurin|gewachst|colou?r|preserv|flavou?r enh|sweetener|caffein|quinin|coloran|conservan|conservateur|antioss|exhausteur|esaltator|potenciador|edulcor|dolcificant|cafein|chinin|kleurstof|conserveer|smaakverst|zoetstof|barwnik|barviv|farbiv|szinezek|tartosito)/u;
const aside =
  /^(?:spicy|hot\b|scharf|piccante|picante|epice|new\b|surgelat|congelat|frozen|tiefgek)/u;

/** Meaning of a word or two of a legend; undefined if unknown. */
export function meaningOfWords(words: string): Meaning | undefined {
  const said = plain(words).replace(before, '');
  const diet = dietOfWords(words);
  if (additive.test(said))
    return { allergens: [], additive: words.trim().replace(/^(?:mit|with|avec|con|met) /iu, '') };
  if (optional.test(said) || aside.test(said) || (!diet && freeOf.test(said)))
    return { allergens: [] };
  if (diet) return { allergens: [], diet };
  const english = said.split(/[^\p{L}]+/u).flatMap(meaningOf);
  const other = [...foreign, ...inFurther]
    .filter(([, rule]) => rule.test(said))
    .map(([name]) => name);
  const named = new Set([...english, ...other]);
  if (named.size === 0) return undefined;
  return { allergens: allergens.filter((one) => named.has(one)) };
}

/** «Sans lait», «dairy-free», «eifrei»: the allergens that are not in it. */
export function allergensFree(words: string): Allergen[] {
  const said = plain(words);
  const rest = said
    .replace(freeOf, ' ')
    .replaceAll(/[-\s]+/gu, ' ')
    .trim();
  return rest === said || rest === '' ? [] : (meaningOfWords(rest)?.allergens ?? []);
}
