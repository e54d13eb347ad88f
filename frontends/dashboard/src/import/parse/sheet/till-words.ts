import { plain } from '../words/plain.ts';

/** The words with which a head, or a word of it, begins: written with their accents, compared without. */
const begins = (words: string) => new RegExp(`(?<!\\p{L})(?:${plain(words)})`, 'u');
/** Whole words of a head. */
const are = (words: string) => new RegExp(`(?<!\\p{L})(?:${plain(words)})(?!\\p{L})`, 'u');

/** What tells rows apart. */
const code =
  'code|codes|kod|kodu|kode|kodi|kods|kodas|kood|koodi|cod|codigo|codice|codi|κωδ|κωδικος|sifra|шифра|код|indeks|clave|ref|réf|referencia|referência|référence|cikkszám|mã (?:hàng|món|sp)|mã|رمز|كود|קוד|کد|barkod|barcode|ean|gtin|upc|plu|sku|штрихкод|streckkod|strekkode|vonalkód|hsn|ncm';
const codes = are(code);
const endsInCode = new RegExp(
  `(?:${plain('code|koodi?|kod[eu]?|コード|코드|编码|编号|番号|번호|nummer|numer|nr\\.?')})$|^(?:${plain('รหัส|บาร์โค้ด')})`,
  'u',
);
/** «Item No», «category_id», «Artikelnummer», «Modifier Groups»: tells rows apart or of something else, and names nothing. */
const key =
  /(?:^|[\s-])(?:id|no|nr|num|number|handle|type|unit|qty|order|colou?r)\.?$|#$|^(?:n[°º]?|№.*)$|^(?:modif|option|attribut|tax|seo|social|price level)|^(?:s ?\/ ?n|s\.?n|sr|sl|serial|l\.?p|pos|lfd)\.?$/u;

export const isKey = (head: string) => key.test(head) || codes.test(head) || endsInCode.test(head);

/** What a dish costs the house. */
export const costs = plain(
  String.raw`cost|margin|\bmarge|себест|собіварт|наценк|закуп|доставн|원가|매입|\be[kp]\b|\bpa\b|\bcp\b|einkauf|einstand|achat|inkoo?p|compra|acquist|purchase|w(?:hole)?sale|gro(?:ß|ss)handel|grosist|mayorist|ingrosso|atacado|hurtow|velkoobch|opto[vw]|業務用|批发|\balis\b|custo\b|\bkosten?\b|kost(?:pris|nad)|zakup|nakup|beszerz|achizit|αγορας|inn?pris|\bosto|nabav|ostu|iepirk|pirkim|\bbeli\b|\bmodal\b|\bkos\b|\bvon\b|\bnhap\b|ทุน|原価|仕入|成本|进价|شراء|تكلفة|עלות|קני|خرید|blerj`,
);
export const before = String.raw`\bold\b|\balte?r?\b|ancien|vecchi|viej|\bstar[aey]\b|\beski\b|стар|было|last year`;
/** Without the tax that guests pay. */
export const nets = String.raw`\b(?:exc?l?|ht|hors taxes?|netto?|neto|imponibile|sin (?:iva|impuestos)|sem iva|bez (?:dph|vat)|ohne (?:mwst|ust|steuer)|utan moms|u(?:den|ten)? (?:moms|mva)|без ндс|kdv haric|pre ?tax|before tax|veroton)\b|税抜|税别|不含税|\bnet\b`;
const shortTaxes = are(
  'tva|vat|gst|hst|pst|iva|igv|btw|dph|ndc|ндс|пдв|ддс|pdv|áfa|kdv|ust|alv|mva|pvm|pvn|ppn|φπα|moms|ive|ddv|vsk|tvsh|km',
);
const taxes = begins(
  'tax|mwst|steuer|skatt|momss|aliquota|sazba|sadzba|stawka|ставка|税|세금|vergi|pajak|thuế|ภาษี|الضريبة|ضريبة|מעמ|מע.מ|مالیات',
);
const stocks = begins(
  'stock|stok|stan\\b|stav\\b|existencias|estoque|giacenz|lager(?:bestand|saldo)|voorraad|készlet|stoc\\b|остат|залиш|наличн|απόθεμα|beholdning|varasto|saldo|zalih|zalog|laos|atlikum|likut|tồn|คงเหลือ|在庫|库存|재고|المخزون|מלאי|موجودی|on hand|gjendj|miktar|quant|qty|menge\\b|cantidad|quantit',
);
const units = new RegExp(
  `^(?:${plain('birim|einheit|unit[eéà]?\\b|unidade?\\b|u\\.?m\\b|uom|eenheid|j\\.?m\\b|jednost|jednotk|mj\\b|me\\b|me\\.|mértékegys|мярка|ед\\.|од\\.|μ\\.?μ|enhet|enhed|yksikk|jed\\b|enota|ühik|mērv|satuan|đvt|đơn vị|หน่วย|単位|单位|단위|الوحدة|יחידה|واحد|njësia|eining')})`,
  'u',
);
/** What a dish is sold in. */
export const isUnit = (head: string) => units.test(head);
const others = new RegExp(
  String.raw`${costs}|${before}|\bpct\b|percent|%|compare|weight|grams|position|k?cal\b|calor`,
  'u',
);

export const priceWord =
  '(?:price|preis|prix|precio|prezzo|prezo|preço|preu|pris|prijs|cena|cijena|цена|ціна|fiyatı?|fiyat|τιμή|ár|preț|hinta|hind|kaina|pvp|价格|價格|値段|価格|가격|السعر|سعر|מחיר|ราคา|giá|harga|çmimi|verð|قیمت)';
const within = new RegExp(
  `(?<!\\p{L})${plain(priceWord)}(?!\\p{L})|\\p{L}(?:preise?|pris|prijs|hinta|hind|ver[dð])(?!\\p{L})|[売卖售]価?格?$|[售标卖]价|판매가|^ราคา|^(?:vk|vp|p[uv]|sp|mpc|p\\.?v\\.?p\\.?\\d?|mrp|sell|listino|utpris)(?!\\p{L})`,
  'u',
);
/** «Satış Fiyatı (TL)», «Verkaufspreis», «Unit price»: a price is said anywhere in it. */
export const isPriceWord = (head: string) => within.test(head);

const sale = begins(
  'satış|verkauf|vente|venta|vendita|venda|vânzare|verkoop|sprzedaż|prodej|predaj|eladás|продаж|отпускн|розн|роздр|малопрод|дребно|λιαν|πώλησης|salg|utsalg|försälj|utpris|myynti|müügi|pārdoš|pardav|jual|bán\\b|البيع|מכירה|فروش|prodaj|maloprod|det\\.|detal|shitj|útsölu|selling|sell\\b|consument|pvp|mrp|rrp|ttc|brutto|s dph|cu tva|inkl|incl|con iva|verollinen|dahil',
);
const isSold = new RegExp(plain('ขาย|販売|[销零]售|판매|税込'), 'u');
/** The price that guests pay, of several. */
export const isOfSale = (head: string) => sale.test(head) || isSold.test(head);

/** Numbers of the till, which are the price of no size. */
export const isOfTillAlone = (head: string) =>
  taxes.test(head) ||
  shortTaxes.test(head) ||
  stocks.test(head) ||
  isUnit(head) ||
  others.test(head);
