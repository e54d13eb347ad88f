import type { ReadMenu } from './parse/source-line.ts';

const sizes = ['Small', 'Medium', 'Large', 'Glass', 'Bottle', 'Regular'];

/** What those sizes are called on menus of a language. */
const names = new Map(
  Object.entries({
    ar: 'صغير|وسط|كبير|كأس|زجاجة|عادي',
    bg: 'Малка|Средна|Голяма|Чаша|Бутилка|Обикновена',
    cs: 'Malá|Střední|Velká|Sklenka|Láhev|Běžná',
    da: 'Lille|Mellem|Stor|Glas|Flaske|Normal',
    de: 'Klein|Mittel|Groß|Glas|Flasche|Normal',
    el: 'Μικρή|Μεσαία|Μεγάλη|Ποτήρι|Φιάλη|Κανονική',
    es: 'Pequeño|Mediano|Grande|Copa|Botella|Normal',
    fi: 'Pieni|Keskikokoinen|Iso|Lasi|Pullo|Tavallinen',
    fr: 'Petit|Moyen|Grand|Verre|Bouteille|Normal',
    he: 'קטן|בינוני|גדול|כוס|בקבוק|רגיל',
    hr: 'Mala|Srednja|Velika|Čaša|Boca|Obična',
    hu: 'Kicsi|Közepes|Nagy|Pohár|Palack|Normál',
    it: 'Piccolo|Medio|Grande|Calice|Bottiglia|Normale',
    ja: '小|中|大|グラス|ボトル|並',
    ko: '소|중|대|잔|병|보통',
    nb: 'Liten|Medium|Stor|Glass|Flaske|Vanlig',
    nl: 'Klein|Middel|Groot|Glas|Fles|Normaal',
    pl: 'Mała|Średnia|Duża|Kieliszek|Butelka|Standard',
    pt: 'Pequeno|Médio|Grande|Copo|Garrafa|Normal',
    ro: 'Mică|Medie|Mare|Pahar|Sticlă|Normală',
    ru: 'Маленькая|Средняя|Большая|Бокал|Бутылка|Обычная',
    sk: 'Malá|Stredná|Veľká|Pohár|Fľaša|Bežná',
    sv: 'Liten|Mellan|Stor|Glas|Flaska|Normal',
    tr: 'Küçük|Orta|Büyük|Kadeh|Şişe|Normal',
    uk: 'Мала|Середня|Велика|Келих|Пляшка|Звичайна',
    zh: '小份|中份|大份|杯|瓶|标准',
    'zh-Hant': '小份|中份|大份|杯|瓶|標準',
  }),
);

/** The read menu with the sizes that nobody named called in its language: guests read them. */
export function withSizesIn(read: ReadMenu, language: string): ReadMenu {
  const own = names.get(language)?.split('|');
  if (!own) return read;
  const text = read.lines.map((line) => line.text.toLowerCase()).join('\n');
  const isSaid = (size: string) => text.includes(size.toLowerCase());
  const called = new Map(
    sizes.flatMap((size, at): [string, string][] =>
      isSaid(size) ? [] : [[size, own[at] ?? size]],
    ),
  );
  const inOwn = (reason: string) =>
    reason.replace(/(?<=are called ).*(?= here\.)/u, (all) =>
      all
        .split(', ')
        .map((name) => called.get(name) ?? name)
        .join(', '),
    );
  return {
    ...read,
    sections: read.sections.map((section) => ({
      ...section,
      dishes: section.dishes.map((dish) => ({
        ...dish,
        choices: dish.choices.map((one) => ({ ...one, name: called.get(one.name) ?? one.name })),
        doubts: dish.doubts.map((doubt) => ({ ...doubt, reason: inOwn(doubt.reason) })),
      })),
    })),
  };
}

const small =
  /^(?:und|oder|mit|ohne|vom|von|aus|für|im|in|am|an|zum|zur|zu|der|die|das|den|dem|nach|ab)$/u;

/** Sentence case for a heading in capitals: «From the grill», «Vom Grill». */
export function inSentenceCase(heading: string, language: string): string {
  const [first = '', ...others] = heading.toLocaleLowerCase(language).split(' ');
  const large = (word: string) =>
    word.replace(/\p{L}/u, (letter) => letter.toLocaleUpperCase(language));
  // German writes nouns large.
  const rest = others.map((word) => (language === 'de' && !small.test(word) ? large(word) : word));
  return [large(first), ...rest].join(' ');
}
