import type { Allergen } from '@menuleaf/shared/menu/allergens/allergen-names.ts';
import { remembered } from '../remembered.ts';
import { meaningOfWords } from './meanings.ts';
import { plain } from './plain.ts';
import { betweenEntries } from './said-diets.ts';

const allergenWord = plain(
  'al+er[gj]e+n[^\\s:]*|ofnæmis[^\\s:]*|ал+ерген[^\\s:]*|αλλεργιογ[οό]ν[^\\s:]*|アレルゲン|アレルギー(?:表示)?|过敏原|過敏原|알레르기(?: 유발)?|알레르겐|สารก่อภูมิแพ้|(?:chất gây )?dị ứng|مسببات الحساسية|אלרגנים|एलर्जी',
);
const contains = plain(
  'contains?|enthält|contien(?:t|e|en|nent)|contém|contén|conté|bevat|zawiera|inneholder|indeholder|innehåller|sisältää|obsahuje|tartalmaz(?:za)?|conține|sadrži|vsebuje|sisaldab|satur|inniheldur|përmban|ditu|yn cynnwys|içerir|mengandung|(?:có )?chứa|съдържа|содержит|містить|садржи|содржи|περιέχ(?:ει|ουν)|[يت]حتوي(?: على)?|(?:يوجد )?في(?:ه|ها)|حاوی|מכיל(?:ה|ים)?|შეიცავს',
);
const said = `^\\s*\\(?(?:${contains}|${allergenWord})(?!\\p{L})`;
const line = new RegExp(
  `${said}(?:\\s?:?\\s+|\\s?：\\s*)(?<list>[^()]+(?:\\([^()]*\\)[^()]*)*)\\)?$`,
  'u',
);
const mentioned = new RegExp(said, 'u');

/** «Allergens: shellfish/molluscs», whatever it lists. */
export const mentionsAllergens = (text: string): boolean => mentioned.test(plain(text));

const codes = new RegExp(
  `^\\s*\\(?(?:(?:${contains}) )?(?:${allergenWord}|al+(?:er)?g\\.?)(?:\\s?:\\s*|\\s+|(?=\\d))(?<list>(?:\\d{1,2}[a-h]?|[a-r])(?:(?:\\s?[,;/.]\\s?|\\s)(?:\\d{1,2}[a-h]?|[a-r]))*)\\s?\\)?\\.?$`,
  'u',
);

/** «Allergens: 1, 3, 7» */
export const allergenCodes = remembered((text): string[] =>
  (codes.exec(plain(text))?.groups?.['list']?.toUpperCase() ?? '')
    .split(/[,;/.\s]+/u)
    .filter(Boolean),
);

/** «milk, egg tartalmaz»: behind the list; nothing that says no stands between. */
const behind = new RegExp(
  `^\\s*\\(?(?<list>.*?[\\p{L})])(?<!${plain('불|무|미|不|未')}|\\s(?:nem|ne))\\s?(?:${plain('함유|を?含む|を?含みます|含有|使用|içerir|içermektedir|tartalmaz')})\\)?[.。!]?$`,
  'u',
);
/** Without a blank: «含牛奶», «มีนม», where it is not «ไม่มี». */
const glued =
  /(?:^|[\s(])(?:内?含有?|(?:[\p{Script=Thai}]*(?<!ไม่))(?:มี|ประกอบด้วย))[:：]?\s?(?<list>[\p{Script=Han}\p{Script=Thai}、，,]+)(?:[\s)]|$)/u;

/** «shrimp (crustaceans)»: what is in brackets says more of the same. */
const inBrackets = /\s?\(([^()]*)\)/gu;
const longest = 5;

function allergensOf(list: string): Allergen[] | undefined {
  const said = list.replace(/\.\s*$/u, '').trim();
  const all = said.replaceAll(inBrackets, '').split(betweenEntries).filter(Boolean);
  const meant = all.map((one) =>
    one.split(' ').length > longest
      ? undefined
      : (meaningOfWords(one) ?? meaningOfWords(one.replace(/^ال/u, ''))),
  );
  // «egg milk/lactose»: a comma may be missing.
  const words = (said.match(/\p{L}{3,}/gu) ?? []).map(meaningOfWords);
  return meant.length > 0 && meant.every((one) => one && one.allergens.length > 0 && !one.diet)
    ? [...meant, ...words].flatMap((one) => one?.allergens ?? [])
    : undefined;
}

const labeled = new RegExp(`^\\s*(?:${allergenWord}|(?:${contains})\\s?:)`, 'u');

/** «Contains: …», «Allergens …», and no sentence as «contains milk», nor what stands in brackets: it may be said of several dishes. */
export const isLabeled = (text: string): boolean => labeled.test(plain(text));

/** «Contains nuts? Ask us.» says of nothing that it holds them. */
const isQuestion = (text: string) => /\p{L}\s?[?？؟]/u.test(text);

/** «Contains: milk, egg»; undefined unless each word of it is an allergen. */
export const parseAllergenList = remembered((text): readonly Allergen[] | undefined => {
  if (isQuestion(text)) return undefined;
  const list = line.exec(plain(text)) ?? behind.exec(plain(text));
  return allergensOf(list?.groups?.['list'] ?? glued.exec(text)?.groups?.['list'] ?? '');
});

const clauses = /\s*[.;!]\s+|\s+[–—-]\s+|\s*➖\s*/u;

/** «tomato, basil – contains milk», «rice (contains milk and egg)», «NB: contains milk»: what a part of a text says. */
export const allergensWithin = remembered((given): Allergen[] => {
  const text = given.trim().replace(/^\((.*)\)$/u, '$1');
  const parts = [
    ...text.split(clauses),
    // «Pistachio (contains nuts), lemon (vegan)»: each is said of one kind.
    ...(/\)\s*[,、]/u.test(text)
      ? []
      : Array.from(text.matchAll(inBrackets), ([, one = '']) => one)),
    text.replace(/^\p{L}{2,12}!?:\s/u, ''),
  ];
  return parts
    .filter((one) => one.trim() !== text)
    .flatMap((one) => parseAllergenList(one.replace(/[.!]$/u, '')) ?? []);
});
