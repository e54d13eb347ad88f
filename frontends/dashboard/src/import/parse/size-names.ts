import { saidPortions } from './words/said-portions.ts';
import { saidSizes } from './words/said-sizes.ts';

/** Size names on menus, in many languages. Nobody serves over three liters: «8 L» is a price and a size. */
export const size = `(?:${saidPortions}|${saidSizes}|[大中小並特][盛碗份杯瓶盘]り?|[大中小]|[一二三四半]合|半份|例|位|杯|瓶|扎|並|ミニ|대|중|소|เล็ก|กลาง|ใหญ่|ธรรมดา|พิเศษ|ถ้วย|แก้ว|ขวด|หม้อไฟ|קטן|קטנה|גדולה?|בינוני|כוס|קנקן|בקבוק|(?:חצי )?מנה|صغيرة?|وسط|كبيرة?|كوب|زجاجة|малая|маленька|мала|велика|велике|мале|большая|бокал|келих|склянка|стакан|пляшка|бутылка|порці[яї]|порци[яи]|пів ?порції|μικρ[όήο]|μεγάλ[οη]|ποτήρι|μπουκάλι|καράφα|(?:[¼½] |\\d )?λίτρο|(?:mezzo |½ )?litro|copo|jarro|tasse|kännchen|king|queen|small|medium|large|regular|reg|tall|half|full|hot|iced|cold|sml|med|lrg|sm|lg|kl\\.|gr\\.|half pint|½ pint|(?:½|half|1/2|a)?\\s?(?:a )?(?:dozen|doz\\.?|dz\\.?)|(?:kleine|große|halbe|normale|small|large|half|full|petite|grande|demi) (?:portion|order)|portion|(?:media |½ )?raci[oó]n|tapa|(?:½|meia|1/2) dose|dose|mezza porzione|glass|jug|pitcher|mug|whole|entier|entière|entero|entera|intero|intera|docena|individual|loaf|cup|bowl|slice|can|bottle|carafe|pint|quart|gallon|single|double|klein|mittel|groß|gross|glas|flasche|petite?|moyen|grand|verre|bouteille|piccolo|medio|grande|calice|bottiglia|copa|botella|media|entera|pequeñ[oa]|pequen[oa]|piccola|media|klein[ea]?|groot|mała|duża|malá|velká|kicsi|nagy|chic[oa]|vaso|jarra|normal|halv|liten|stor|küçük|büyük|lille|xs|s|m|l|xl|½\\s?lb|1\\/[2348]\\s?(?:l|lb)|1\\/[12]|(?:\\d{1,2}|one|two|three|four|five|six|seven|zwei|drei|vier|deux|trois|quatre|due|tre|dos|tres) (?:courses?|gänge?|plats|services|portate|platos|pieces?|stück|for)|lb|les \\d{1,2}|[0-3](?:[.,]\\d{1,2})?\\s?[lл]\\.?|\\d{2}\\s?x\\s?\\d{2}\\s?cm|\\d{1,3}(?:[.,]\\d{1,2})?\\s?(?:cl|dl|ml|oz|lbs?|g|gr|г|гр|мл|шт|buc|szt|ks|kom|cm|"|″|pcs?)\\.?)`;

const sizeAlone = new RegExp(`^${size}\\.?$`, 'iu');

const portionAlone = new RegExp(`^(?:${saidPortions})$`, 'iu');
const portionFirst = new RegExp(`^\\s*(?:${saidPortions})(?!\\p{L})`, 'iu');

/** «1,5 Portionen», «for 4 people», «6 pieces» */
export const isPortion = (text: string): boolean => portionAlone.test(text.trim());
const portionLast = new RegExp(
  `(?<=\\d\\S*(?:\\s\\S{1,3})?)\\s(?:(?:${saidPortions})|\\((?:${saidPortions}|${size})\\))$`,
  'iu',
);
/** «32 zł (6 szt.)» without what the amount is for. */
export const withoutPortion = (text: string): string => text.replace(portionLast, '');
export const beginsWithPortion = (text: string): boolean => portionFirst.test(text);

/** Whether a text is just a size name. */
export const isSizeName = (text: string): boolean => sizeAlone.test(text.trim());

export type SizedPrice = { name: string; price: number };

/** `glass` and `GLASS` become Glass, `s` becomes S; «1,5 Portionen» and amounts stay. */
export const asName = (given: string) => {
  const label = given.trim();
  if (/^\p{L}{1,2}$/u.test(label)) return label.toUpperCase();
  const isLoud = /\p{Lu}{2}/u.test(label) && !/\p{Ll}/u.test(label);
  return label.charAt(0).toUpperCase() + (isLoud ? label.slice(1).toLowerCase() : label.slice(1));
};

/** A price at least this many times a glass is a bottle's. */
const bottleFrom = 2.8;

const inOrder: Record<number, readonly string[]> = {
  2: ['Small', 'Large'],
  3: ['Small', 'Medium', 'Large'],
};

function proposed(prices: readonly number[]): readonly string[] {
  const [first = 0, second = 0] = prices;
  if (prices.length === 2 && second >= first * bottleFrom) return ['Glass', 'Bottle'];
  return inOrder[prices.length] ?? prices.map((_, at) => `Size ${at + 1}`);
}

/** Prices with the names beside them. If one is missing, all get default names to be checked. */
export function sizedPrices(labels: readonly string[], prices: readonly number[]) {
  const names = labels.map((label) => asName(label.trim()));
  const areNamed = new Set(names).size === prices.length && names.every(Boolean);
  const areOthersNamed = names.length > 1 && names[0] === '' && names.slice(1).every(Boolean);
  const said = areOthersNamed ? ['Regular', ...names.slice(1)] : proposed(prices);
  const chosen = areNamed ? names : said;
  const choices = prices.map((price, at): SizedPrice => ({ name: chosen[at] ?? '', price }));
  return { choices, areNamed };
}

const sizeLast = new RegExp(`(?:^|[\\s(])${size}\\)?$`, 'iu');

export const endsInSize = (text: string): boolean => sizeLast.test(text.trim());
