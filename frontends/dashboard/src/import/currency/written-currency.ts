/** What prices in a currency are written with, or in one of several; «$» alone could be any of twenty. */
const signs: Readonly<Record<string, RegExp>> = {
  AED: /\bAED\b|\bDhs?\b|د\.إ|درهم/u,
  AUD: /\bAUD\b|\bAU?\$/u,
  BRL: /\bBRL\b|R\$/u,
  CAD: /\bCAD\b|\bCA?\$/u,
  CHF: /\bCHF\b|\bS?Fr\./u,
  CNY: /\bCNY\b|\bRMB\b|\d\s?元/u,
  CZK: /\bCZK\b|Kč/u,
  DKK: /\bDKK\b/u,
  EUR: /€|\b(?:EUR|euros?)\b/iu,
  GBP: /£|\bGBP\b/u,
  HKD: /\bHKD\b|HK\$/u,
  HUF: /\bHUF\b|\d\s?Ft\b/u,
  IDR: /\bIDR\b|\bRp\.?\s?\d/u,
  ILS: /₪|\bILS\b|\bNIS\b/u,
  INR: /₹|\bINR\b/u,
  ISK: /\bISK\b/u,
  JPY: /\d\s?円|\bJPY\b/u,
  KRW: /₩|\d\s?원|\bKRW\b/u,
  MXN: /\bMXN\b|MX\$/u,
  MYR: /\bMYR\b|\bRM\s?\d/u,
  NOK: /\bNOK\b/u,
  NZD: /\bNZD\b|NZ\$/u,
  PEN: /\bPEN\b|\bS\/\.?\s?\d/u,
  PHP: /₱|\bPHP\b/u,
  PLN: /\bPLN\b|zł/u,
  RON: /\bRON\b|\d\s?lei\b/u,
  SEK: /\bSEK\b/u,
  SGD: /\bSGD\b|S\$/u,
  THB: /฿|\bTHB\b|บาท/u,
  TRY: /₺|\bTRY\b|\d\s?TL\b/u,
  TWD: /\bTWD\b|NT\$/u,
  UAH: /₴|\bUAH\b|грн/u,
  VND: /₫|\bVND\b/u,
  ZAR: /\bZAR\b/u,
  'SEK NOK DKK ISK': /\d\s?kr\b|\bkr\.?\s?\d/iu,
  'JPY CNY': /[¥￥]/u,
};

/** Of the lines that carry a sign of some currency; below it, the menu has prices in several. */
const share = 0.8;
const least = 3;

const codesIn = (text: string) =>
  Object.entries(signs).flatMap(([codes, sign]) => (sign.test(text) ? codes : []));

/** «All prices in euro», «Preise in CHF»: one line for all. */
const ofAllPrices =
  /(?<!\p{L})(?:prices?|prei[sz]e?|prix|prezzi|precios|preços|prijzen|priser|ceny|hinnat)(?!\p{L}).*(?<!\p{L})(?:in|en|em|i|w|v)\s/iu;

/**
 * The currencies that a menu's prices may be written in, where their signs say so: ISO 4217, such as `JPY` for
 * «ラーメン 980円», and each of the north for «Fisksoppa 145 kr». None where they are plain numbers, dollars, or mixed.
 */
export function writtenCurrencies(texts: readonly string[]): string[] {
  const signed = texts
    .filter((text) => /\d/u.test(text))
    .map(codesIn)
    .filter((found) => found.length > 0);
  const enough = Math.max(least, signed.length * share);
  const clear = Object.keys(signs).filter(
    (codes) => signed.filter((found) => found.includes(codes)).length >= enough,
  );
  const said = new Set(texts.filter((text) => ofAllPrices.test(text)).flatMap(codesIn));
  const [fewest = ''] = said.size === 1 ? said : clear.toSorted((a, b) => a.length - b.length);
  return fewest.split(' ').filter(Boolean);
}
