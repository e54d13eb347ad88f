import type { ClassifiedLine } from './classified-line.ts';
import { isWeekday } from './headings.ts';
import { isRemark, isUnit } from './words/said-remarks.ts';
import { isServingTime } from './words/serving-times.ts';
import type { ReadDish, ReadMenu, ReadSection } from './source-line.ts';

/** Whether diets are marked by another sign than this one. */
const isMarkedOtherwise = (known: readonly ClassifiedLine[], kind: string) =>
  known.some(({ marks, text }) => marks.diets.length > 0 && !text.includes(kind.trim()));

/** «Ham», «Cheese», «Ham - Cheese»: where what stands before a dash is a dish of its own, or stands before another, the name goes on behind it; «Samosa (Veg)» beside «Samosa (Meat)» is no mark alone. */
export function restoreDashedNames(
  { dishes }: ReadSection,
  known: readonly ClassifiedLine[],
): void {
  const names = dishes.map(({ name }) => name);
  const whole = dishes.map(({ lines }) => known[lines[0] ?? -1]?.words ?? '');
  for (const [at, dish] of dishes.entries()) {
    const words = whole[at] ?? '';
    const text = known[dish.lines[0] ?? -1]?.text.trim() ?? '';
    const kind = /^\s*\([^()]*\)/u.exec(text.slice(dish.name.length))?.[0];
    const isKind = dishes.some(({ name }) => name.startsWith(`${dish.name} (`));
    if (kind !== undefined && isKind && text.startsWith(dish.name)) {
      // Where the menu marks others by «(v)», such a kind is what is in it.
      if (!/\(/u.test(text.slice(dish.name.length + kind.length)) && isMarkedOtherwise(known, kind))
        Object.assign(dish, { isVegetarian: false, isVegan: false });
      dish.name = `${dish.name} ${kind.trim()}`;
    }
    const own = names[at] ?? '';
    const isOther =
      words !== own && (whole.includes(own) || names.indexOf(own) !== names.lastIndexOf(own));
    if (isOther && /^[^–—-]+\s[–—-]\s\S+$/u.test(words)) {
      dish.name = words.replaceAll(/\s+/gu, ' ');
      dish.description = '';
    }
  }
}

const about =
  '(?:ca|cca|circa|approx|aprox|about|around|env|environ|około|ok|oko|noin|kb|ungefär|около|приблизно|περίπου|min|max|od|ab|from|c)\\.?\\s?';
/** «Żurek 300 ml», «Kotlet 150/100 g», «Steak (200g)», «Platter (approx. 1 kg)» */
const measured = new RegExp(
  `^(?<name>.*?\\p{L}{2}.*?),?\\s+\\(?(?<measure>(?:(?<=\\()${about}|(?:per|pro|je|za|à|les|los|τα|за|pr\\.)\\s)?\\d[\\d.,/+]*\\s?(?:k?g|gr|dkg|oz|[cdm]?l|szt|ks|db|kpl|stk|pcs|шт|г|гр|мл|л|γρ)\\.?)\\)?$`,
  'iu',
);
/** How much of it is served is said of a dish, unless it is what tells it from another: «Cola 0,2 l», «Cola 0,4 l». */
export function partMeasures({ dishes }: ReadSection): void {
  const found = dishes.map(({ name }) => measured.exec(name)?.groups);
  const names = dishes.map(({ name }, at) => found[at]?.['name'] ?? name);
  for (const [at, dish] of dishes.entries()) {
    const { name = '', measure = '' } = found[at] ?? {};
    const isOnly = names.indexOf(name) === names.lastIndexOf(name);
    if (measure === '' || !isOnly) continue;
    dish.name = name.replace(/(?:\s*\.{2,}|(?:\s\.)+|[\s…–—-]+)$/u, '');
    dish.description = [measure, dish.description].filter(Boolean).join(', ');
  }
}

const remarkAtEnd = /^(?<name>.*\p{L}\S*?)\s*[(（](?<remark>[^()（）]{1,32})[)）]$/u;
/** «Bitterballen 8 stuks», «Tea per person»; «Set A for 2 persons» is a name, and «Price per person» none. */
const remarkBehind =
  /^(?!(?:[Pp]r[eéiy][icszx]\p{L}*|[Cc]en[ay]) )(?<name>.*\p{L}\S*?)\s+(?<remark>\d{1,2}\s?(?![Pp](?:ers|ax|p|eo)|[Gg](?:ue|ä|a)|os|fő|he|hl|kiş|чел|осі|άτ)\p{L}{2,8}\.?|(?:per|pro|por|par|za|od) (?:[Pp]\p{L}{2,7}|head|guest|os\p{L}*|st[uü]c?k)\.?)$/u;
/** «Braten NUR SONNTAGS», «Roast beef Sundays only» */
const daysBehind =
  /^(?<name>.*\p{L}\S*?)\s+(?<remark>(?:only|nur|solo|sólo|seulement|uniquement|alleen|kun|bara|tylko|jen|doar|apenas|só)\s\p{L}.{2,28}|\p{L}+ (?:only|csak))$/iu;
/** «Fried Mantou (6 pcs) 炸馒头» */
const remarkInside =
  /^(?<name>.*\p{L}\S*?)\s*[(（](?<remark>[^()（）]{1,32})[)）]\s*(?<rest>\p{Lo}{2,}.*)$/u;
const remarkBehindComma = /^(?<name>[^,]*\p{L}\S*?),\s+(?<remark>[^,]{2,32})$/u;

/** «House wine, half» a kilo of it. */
const half = /(?:^|[\s,])(?:½|half|halbes|medio|demi|mezzo|meio|pół|půl|fél|yarım|μισό|пол)$/iu;

/** «Sea bream ..... per kg», «Tuna el kilo»: up to three words say what the price is for. */
function unitBehind(name: string): { name: string; remark: string } | undefined {
  const words = name.split(/\s+/u);
  for (let count = Math.min(3, words.length - 1); count > 0; count -= 1) {
    const remark = words.slice(-count).join(' ');
    const rest = words
      .slice(0, -count)
      .join(' ')
      .replace(/[\s.…,(–—-]+$/u, '');
    if (isUnit(remark) && /\p{L}{2}\P{N}*$/u.test(rest) && !half.test(rest))
      return { name: rest, remark };
  }
  return undefined;
}

/** «Sea bream now only 65», «Besugo precio: 24»: a word before the price. */
const beforePrice =
  /(?<=\p{L}{2}.*)\s+(?:(?:(?:now|jetzt|à|por|per|a|for|za|cu)\s)?(?:only|just|nur|seulement|apenas|slechts|endast|tylko|csak|sadece|μόνο|только|всего|лише|всього|doar)|now|je|jeweils|each|(?:price|preis|prix|precio|prezzo|preço|prijs|fiyat|τιμή|цена|ціна):?)$/u;

/** «Gyoza (6 pcs)», «Tagliere (per 2 persone)», «Bread, per person»: said of a dish, unless it tells it from another. */
function withRemarksApart(dishes: readonly ReadDish[]): ReadDish[] {
  const found = dishes.map((dish) => {
    const priced = unitBehind(dish.name);
    if (priced) return priced;
    const groups = (
      remarkAtEnd.exec(dish.name) ??
      remarkBehindComma.exec(dish.name) ??
      remarkBehind.exec(dish.name) ??
      daysBehind.exec(dish.name) ??
      remarkInside.exec(dish.name)
    )?.groups;
    const { name = '', remark = '', rest = '' } = groups ?? {};
    return isRemark(remark)
      ? { name: `${name} ${rest}`.trim(), remark }
      : { name: dish.name, remark: '' };
  });
  const names = found.map(({ name }) => name);
  return dishes.map((dish, at) => {
    const { name = '', remark = '' } = found[at] ?? {};
    if (remark === '' && dish.price !== null)
      return { ...dish, name: name.replace(beforePrice, '') };
    if (remark === '' || names.indexOf(name) !== names.lastIndexOf(name)) return dish;
    return { ...dish, name, description: [remark, dish.description].filter(Boolean).join(', ') };
  });
}

/** Once two readings are compared, which both have them in names. */
export const withoutRemarks = (menu: ReadMenu): ReadMenu => ({
  ...menu,
  sections: menu.sections.map((section) => ({
    ...section,
    dishes: withRemarksApart(section.dishes),
  })),
});

const season =
  /^(?:seasonal|in season|saisonal|de saison|(?:de )?temporada|di stagione|stagionale|da época|sezon\p{L}*|w sezonie|сезон\p{L}*|säsong|季節限定|期間限定|계절한정)$/iu;
const saysWhen = (text: string) => isWeekday(text) || isServingTime(text) || season.test(text);

/** «Fish pie (Friday)», «Cozido (às quintas)», «Mango (seasonal)», «Friday: fish pie»: the day is said of the dish. */
export function partDays({ dishes }: ReadSection, known: readonly ClassifiedLine[]): void {
  for (const dish of dishes) {
    const { name = dish.name, bracket = '' } =
      /^(?<name>.*\S)\s+\((?<bracket>\p{L}[^()]*)\)$/u.exec(dish.name)?.groups ?? {};
    const day = saysWhen(bracket) ? bracket : known[dish.lines[0] ?? -1]?.servedOn;
    if (day === undefined) continue;
    dish.description = [day, dish.description].filter(Boolean).join(', ');
    if (day === bracket) dish.name = name;
  }
}

const arabic = (text: string) =>
  /\p{Script=Arabic}/u.test(text) ? text.replaceAll(/,(?=\s|$)/gu, '،') : text;

/** Rules read all commas as one; Arabic words have their own again. */
export const withArabicCommas = (menu: ReadMenu): ReadMenu => ({
  ...menu,
  sections: menu.sections.map((section) => ({
    ...section,
    name: arabic(section.name),
    dishes: section.dishes.map((dish) => ({
      ...dish,
      name: arabic(dish.name),
      description: arabic(dish.description),
    })),
  })),
});
