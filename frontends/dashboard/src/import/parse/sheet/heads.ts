import { plain } from '../legend.ts';
import { isSizeName } from '../size-names.ts';
import type { SheetColumn } from './sheet-column.ts';

/** Exact heads of tills and shops: «Type» says what a row is, «price type» nothing. */
const ofExports: [SheetColumn, RegExp][] = [
  [
    'variant',
    /^(?:(?:variations?|variant[es]?)(?: ?namn?e?| option)?|(?:option|attribute) ?(?:value ?)?\d ?(?:value(?:\(s\))?)?)$/u,
  ],
  [
    'hidden',
    /^(?:archived?|hidden|suspended|deleted|supprim\p{L}*|gift card|non-revenue item)\b(?!.*(?:date|at$))/u,
  ],
  [
    'shown',
    /^(?:active|aktiv|actif|activ[oe]|attivo|ativo|published|veroffentlicht|publie|publicado|pubblicato|sellable|available for sale|enabled|is variation visible|status$|anzeigen$|(?:entity |item |product )?type$)/u,
  ],
];

const headers: [SheetColumn, RegExp][] = [
  [
    'gluten-free',
    /^(gluten.?free|glutenfrei|is_gluten_free|gf|sans gluten|sin gluten|senza glutine)/u,
  ],
  ['vegan', /^(is_)?vegan/u],
  ['vegetarian', /^(is_)?veget/u],
  ['allergens', /^(al+erg)/u],
  [
    'price',
    /^(price|preis|prix|precio|prezzo|cost\b|amount|betrag|preco|preç|pris\b|prijs|cena|ar$|pret$|vk|цена|ціна|fiyat|τιμη|价格|價格|値段|価格|가격|السعر|מחיר|tarif|eur|usd|chf|€|\$)/u,
  ],
  [
    'section',
    /^(categor|kategori|катег|section|sekcja|abschnitt|gruppe|group|rubrik|rubrique|course|gang|sezione|seccion|menu\b(?! item))|(?:categor(?:y|ies)|kategorie|group|gruppe)$/u,
  ],
  [
    'description',
    /^((?:short |kurz)?desc|(?:kurz)?beschr|body \(html\)|opis|popis|leiras|omschr|beskr|опис|состав|склад|aciklama|details|zutaten|ingred|inhalt|notes?|anmerkung|info$)/u,
  ],
  [
    'name',
    /^(name|item|menu item|dish|title|product|gericht|speise|artikel|bezeichnung|plat|nom|plato|nombre|piatto|nome|produkt|article|danie|nazwa|nazev|navn|namn|naam|jidlo|etel|denumire|блюдо|страва|назва|назван|наимен|yemek|urun|gerecht|ratt|πιατο|品名|菜名|メニュー|메뉴)/u,
  ],
];

/** «Item No», «category_id», «Artikelnummer», «Modifier Groups»: tells rows apart or of something else, and names nothing. */
const key =
  /(?:^|[\s_-])(?:id|code|no|nr|num|number|ref|type|unit|qty|order|colou?r)\.?$|#$|nummer$|nr\.?$|^(?:modif|option|attribut|tax|seo|social|price level)/u;
/** «Item description», «Artikelbezeichnung»: what follows says what stands in it. */
const ofDish = /^(?:menu )?(?:item|dish|product|artikel|produkt|speise|gericht)s?[\s_-]*(?=\p{L})/u;
/** «Base price», «Regulärer Preis»: the price. */
const ofPrice =
  /^(?:base|regular(?:er)?|variant|default|selling|list|avg|average|normal)[\s_-]*(?=pr)/u;
/** Numbers of the till, which are the price of no size. */
const ofTill =
  /cost|tax|mwst|\btva\b|\bvat\b|moms|compare|stock|quant|qty|weight|grams|position|\bplu\b|sku|barcode|gtin|k?cal\b|calor|einkauf|\bek\b|achat|inkop|inkoop|compra|acquist/u;

const namedBy = (head: string, rules = headers) => rules.find(([, rule]) => rule.test(head))?.[0];

export const isOfTill = (cell: string) => key.test(plain(cell)) || ofTill.test(plain(cell));

/** What kind of column a head names. */
export function kindOfHeader(cell: string): SheetColumn | undefined {
  if (isSizeName(cell)) return 'size';
  const head = plain(cell);
  const exported = namedBy(head, ofExports);
  if (exported) return exported;
  if (key.test(head)) return undefined;
  return namedBy(head.replace(ofDish, '').replace(ofPrice, '')) ?? namedBy(head);
}

const lesser: Partial<Record<SheetColumn, RegExp>> = {
  price: ofTill,
  section: /\bsub|account|sales|desc|product categ|^menu(?: name)?$/u,
  description: /^(?:note|anmerk|info|detail|zutat|ingred|inhalt)/u,
};
const better: Partial<Record<SheetColumn, RegExp>> = {
  section: /^reporting/u,
  name: /\blong|[ _]lang$/u,
};

/** Of several columns of a kind the lower is it: «Price» and not «Cost». */
export const rankOf = (kind: SheetColumn, cell: string) =>
  Number(lesser[kind]?.test(plain(cell)) ?? false) -
  Number(better[kind]?.test(plain(cell)) ?? false);
