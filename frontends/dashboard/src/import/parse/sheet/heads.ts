import { plain } from '../words/plain.ts';
import { isSizeName } from '../size-names.ts';
import { currency } from '../words/money-words.ts';
import { sheetColumns, type SheetColumn } from './sheet-column.ts';
import {
  before,
  costs,
  isKey,
  isOfSale,
  isOfTillAlone,
  isPriceWord,
  isUnit,
  isWithTax,
  nets,
  priceWord,
} from './till-words.ts';

type Rules = Partial<Record<SheetColumn, RegExp>>;

/** The first whose words a head has is its kind. */
const kinds: readonly SheetColumn[] = [
  ...sheetColumns.filter((kind) => !['price', 'section', 'description', 'name'].includes(kind)),
  ...(['price', 'section', 'description', 'name'] as const),
];

/** Exact heads of tills and shops: «Type» says what a row is, «price type» nothing. */
const ofExports: Rules = {
  choices: /^choices$/u,
  calories: /^(?:k?cal|calories)$/u,
  available: /^(?:is )?available$/u,
  variant:
    /^(?:size|gr(?:o|oe)(?:ß|ss)e|taille|taman[oh]o?|formato|maat|(?:variations?|variant[es]?)(?: ?namn?e?| option)?|(?:variant )?(?:option|attribute|opcion|opcao|opzione) ?(?:value ?)?(?:\d|one|two|three) ?(?:value(?:\(s\))?|valor|valeur|valore|wert)?)$/u,
  hidden:
    /^(?:is )?(?:archived?|hidden|suspended|deleted|supprim\p{L}*|gift card|non-revenue item)\b(?!.*(?:date|at$))/u,
  shown:
    /^(?:is )?(?:active|aktiv|actif|actief|activ[oe]|attivo|ativo|published|veroffentlicht|publie|publicado|pubblicato|опублик|sellable|can be sold|available for sale|disponib\p{L}* (?:para|a|alla) |verfugbar|enabled|(?:variation )?visible|status$|anzeigen$|(?:entity |item |product )?(?:type|class)$|tipo$|typ$|soort$)/u,
};

const headers: Rules = {
  traces:
    /^(?:may (?:also )?contain|traces?\b|kan bevatten|kann .*enthalten|spuren|peut contenir|puede contener|puo contenere|pode conter|kan (?:innehalla|inneholde|indeholde)|spar av|voi sisaltaa|moze (?:zawierac|obsahovat|sadrzavati)|muze obsahovat|tartalmazhat|poate contine|lahko vsebuje|може да съдържа|может содержать|може містити|μπορει να περιεχ|icerebilir)/u,
  'gluten-free': /^((?:is )?gluten.?free|glutenfrei|gf|sans gluten|sin gluten|senza glutine)/u,
  vegan: /^(is )?vegan/u,
  vegetarian: /^(is )?veg(et|$)/u,
  allergens:
    /^(al+erg|all\.?$|(?:contains|contient|contiene|contem|enthalt|bevat|innehaller|inneholder|indeholder|sisaltaa|zawiera|obsahuje|tartalmaz|contine|sadrzi|vsebuje)$)/u,
  price:
    /^(price|px\b|prx\b|preis|prix|precio|prezzo|cost\b|amount|betrag|preco|preç|pris\b|prijs|cena|ar$|pret$|vk|pvp|цена|ціна|fiyat|τιμη|价格|價格|値段|価格|가격|السعر|מחיר|tarif|eur|usd|chf|€|\$)/u,
  section:
    /^(categor|kategori|катег|section|sekcja|abschnitt|gruppe|group|rubrik|rubrique|course|gang|sezione|seccion|(?:familia|famille|famiglia)$|collection|dept|department|menu\b(?! item))|(?:categor(?:y|ies)|kategorie|group|gruppe|groep)$/u,
  description:
    /^((?:short |sales |kurz)?desc|(?:kurz)?beschr|body \(html\)|opis|popis|leiras|omschr|beskr|опис|состав|склад|aciklama|details|zutaten|ingred|inhalt|not[ae]s?\b|anmerkung|info$)/u,
  name: /^(name|long name|item|menu item|dish|title|product|gericht|speise|artikel|bezeichnung|plat|nom|plato|nombre|piatto|nome|produkt|article|danie|nazwa|nazev|navn|namn|naam|jidlo|etel|denumire|блюдо|страва|назва|назван|наимен|номенкл|yemek|urun|gerecht|ratt|πιατο|品名|菜名|towar|artigo|artikkel|товар|benamn|nosaukum|nazov|pavadin|nimet|nimike|pealkiri)/u,
};

/** How heads begin in further languages. */
const inLanguages: Rules = Object.fromEntries(
  Object.entries({
    'gluten-free':
      'gluteeniton|bezglutenow|bez lepku|gluténmentes|fără gluten|без глютен|glutensiz|glutenfri|グルテンフリー',
    vegetarian:
      'végé|kasvis|wegetaria|vejetaryen|grænmetis|taimetoit|вегетар|χορτοφαγ|ベジ|菜食|素食|채식|มังสวิรัติ|chay|نباتي|צמחוני|शाकाहारी',
    allergens:
      'restric|intoleran|diet|kennzeich|alerjen|ofnæmis|алерг|аллерг|αλλεργ|アレル|过敏|過敏|알레르|สารก่อภูมิแพ้|dị ứng|مسببات|حساسية|אלרג|एलर्जी',
    price:
      'brutto|importe|valor|pret\\b|ara\\b|سعر|قیمت|दाम|đơn giá|単価|金額|单价|單價|가격|판매가|금액|단가|cmimi|preu|prezoa|գին|rrp|rate$|£|hinta|hind$|verð|kaina|cijena|harga|giá\\b|ราคา|售价|售價|税込|मूल्य|कीमत|ფასი',
    section:
      'раздел|розділ|skupina|dział|csoport|bölüm|القسم|تصنیف|دسته|מחלקה|ประเภท|nhóm|ジャンル|secção|osasto|ryhma|kategoorija|type of|warengruppe|grup|групп?а|група|gruppo|groupe|ομαδα|グループ|区分|구분|品类|reparto|flokkur|luokka|κατηγορ|kategooria|カテゴリ|分類|分类|类别|類別|카테고리|분류|หมวด|danh mục|الفئة|فئة|קטגוריה|श्रेणी',
    description:
      'съст|ингреди|інгреді|sastoj|sastav|slozeni|składnik|osszetev|υλικ|συστατ|icerik|icindek|المكونات|توضیح|مواد|מרכיב|सामग्री|ส่วนผสม|thành phần|keterang|bahan|内容|コメント|配料|비고|재료|detall|hinweis|inneh|indhold|ainesos|koostis|sastav|sudet|innihald|what.?s in|garnit|blurb|text$|obs(?:erv|\\.?$)|composition|kuvaus|lýsing|kirjeldus|apraksts|aprašym|deskripsi|περιγραφ|説明|說明|说明|描述|備考|备注|설명|รายละเอียด|mô tả|الوصف|وصف|תיאור|विवरण',
    name: 'яст|позиц|јело|јадење|назив|jed(?:\\b|lo|la)|pokrm|poloz|potraw|pozycj|megnevez|tetel|preparat|produ|fel de|matratt|ret\\b|ruoka|tuote|toit|ειδος|προιον|الصنف|الطبق|نام|کالا|غذا|שם המנה|מנה|מוצר|व्यंजन|เมนู|รายการ|món|品目|お品書き|商品|菜品|菜式|메뉴|품명|상품|음식|designation|libelle|intitule|prodott|pietanz|кушан|კერძ|կերակուր|gjell|emri|izena|what$|prato|bebida|doce$|boisson|bevand|getrank|drink|rett|réttur|annos|roog|ēdiens|patiekal|jedlo|jelo|nama|tên món|име|ονομα|商品名|料理名|名称|名稱|이름|ชื่อ|الاسم|اسم|שם|नाम',
  }).map(([column, words]) => [column, new RegExp(`^(?:${plain(words)})`, 'u')]),
);

/** «Item description», «Artikelbezeichnung»: what follows says what stands in it. */
const ofDish = /^(?:menu )?(?:item|dish|product|artikel|produkt|speise|gericht)s?[\s-]*(?=\p{L})/u;
/** «Base price», «Regulärer Preis»: the price. */
const ofPrice =
  /^(?:(?:new|neue?r?|nuevo|nouveau|nuovo|novo|nov[ay]|новая|нова|current|base|regular(?:er)?|variant|default|selling|sales?|retail|list|avg|average|normal|verkoop|verkaufs|базовая)[\s-]*)+(?=pr|px|rate|cen|цен|\p{Sc})/u;
const priceOfKind = new RegExp(
  `^${priceWord}[\\s:(（–—_-]+(?<behind>.+?)[)）]?$|^(?<before>.+?)[\\s(（–—_-]+${priceWord}[)）]?$`,
  'iu',
);
/** «Price 2», «Price EUR», «Price per kg», «New price»: of no kind of a dish. */
const noKind = new RegExp(
  `^(?:\\d+|${currency}|[a-z]{3}|(?:per|pro|par|por|al|je|/) .*|(?:old|new|neue?r?|alte?r?|base|regular|net|gross|brutto|netto|unit|total|menu|item|online|final|${priceWord}).*)$|%`,
  'iu',
);

/** «Take away price», «Preis (klein)»: what the price is of. */
export function kindOfPrice(cell: string): string | undefined {
  const { behind, before: ahead } =
    priceOfKind.exec(cell.replace(/\s*\[.*$/u, '').trim())?.groups ?? {};
  const kind = (behind ?? ahead ?? '').trim();
  return kind === '' || noKind.test(kind) || rankOf('price', cell) !== 0 ? undefined : kind;
}

/** Parts what stands above several heads from each of them: «Price – 32 cm». */
export const underneath = ' – ';

const away =
  /take|away|eat ?out|asporto|emporter|mitnehm|llevar|wynos|вынос|πακετ|afhaal|持帰|テイクアウト|外[卖帶带]|delivery|liefer|levering|domicil|доставк|happy|\bweb\b|online|staff|personal|member|\bt\/a\b|paket|gel.?al|포장|elvitel|s sebou|kaasa|mukaan|avhent/u;
/** Prices of the same dish for some guests, or elsewhere. */
export const isAway = (cell: string) => away.test(wordsOf(cell));
const cost = new RegExp(costs, 'u');
/** What a dish costs the house, or, where nothing costs more, its guests. */
export const isCost = (cell: string) => cost.test(wordsOf(cell));
/** The price that guests pay, whatever else is said of it. */
export const isGross = (cell: string) => isWithTax(wordsOf(cell)) && rankOf('price', cell) <= 0;
const shortName =
  /scontrino|\bbon|receipt|kvitt|ticket|чек|paragon|ταμειακ|レシート|kitchen|kuch|kasse|short|kurz|abbrev|alias|alternat|カナ|かな|kana|\bweb\b|slug|\burl|recibo|uctenk|blok|fis\b/u;
/** «Name on the receipt»: what guests see is another. */
export const isShortName = (cell: string) => shortName.test(wordsOf(cell));

const namedBy = (head: string, rules = headers) => kinds.find((kind) => rules[kind]?.test(head));

/** «ItemID», «product_handle», «Product ID [Non Editable]» in words. */
export const wordsOf = (cell: string) =>
  plain(cell.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ').replaceAll('_', ' ')).replace(
    /\s*\[.*$/u,
    '',
  );

export const isOfTill = (cell: string) => isKey(wordsOf(cell)) || isOfTillAlone(wordsOf(cell));

/** What kind of column a head names. */
export function kindOfHeader(cell: string): SheetColumn | undefined {
  if (isSizeName(cell)) return 'size';
  const head = wordsOf(cell);
  const exported = namedBy(head, ofExports);
  if (exported) return exported;
  if (isKey(head) || (isUnit(head) && !isPriceWord(head))) return undefined;
  return (
    namedBy(head.replace(ofDish, '').replace(ofPrice, '')) ??
    namedBy(head) ??
    namedBy(head, inLanguages) ??
    (isPriceWord(head) ? 'price' : undefined)
  );
}

/** «Product page» is no name where a column is one. */
const lesser: Rules = {
  name: /^(?:item|product|artikel|dish)s? (?!name|title|bezeich|description)/u,
  price: new RegExp(String.raw`${costs}|${before}|compare|\bsale price$|${nets}`, 'u'),
  section: /\bsub|account|sales|desc|product categ|^menu(?: name)?$/u,
  description: /^(?:note|anmerk|info|detail|zutat|ingred|inhalt)/u,
};
const better: Rules = {
  section: /^reporting/u,
  name: /\blong|bezeichnung lang$/u,
};

/** Of several columns of a kind the lower is it: «Price» and not «Cost». */
export const rankOf = (kind: SheetColumn, cell: string) =>
  Number(lesser[kind]?.test(wordsOf(cell)) ?? false) -
  Number(better[kind]?.test(wordsOf(cell)) ?? (kind === 'price' && isOfSale(wordsOf(cell))));
