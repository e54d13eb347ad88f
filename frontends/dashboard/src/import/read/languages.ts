import { languageOf, likenessOf } from '../parse/words/languages.ts';
import { plain } from '../parse/words/plain.ts';

/** OCR languages by the code of Tesseract's data, and by what browsers call them; each is loaded only when needed. */
export const languages = [
  { code: 'eng', tag: 'en', name: 'English' },
  { code: 'deu', tag: 'de', name: 'German' },
  { code: 'fra', tag: 'fr', name: 'French' },
  { code: 'ita', tag: 'it', name: 'Italian' },
  { code: 'spa', tag: 'es', name: 'Spanish' },
  { code: 'por', tag: 'pt', name: 'Portuguese' },
  { code: 'pol', tag: 'pl', name: 'Polish' },
  { code: 'swe', tag: 'sv', name: 'Swedish' },
  { code: 'dan', tag: 'da', name: 'Danish' },
  { code: 'nld', tag: 'nl', name: 'Dutch' },
  { code: 'ces', tag: 'cs', name: 'Czech' },
  { code: 'hun', tag: 'hu', name: 'Hungarian' },
  { code: 'ron', tag: 'ro', name: 'Romanian' },
  { code: 'tur', tag: 'tr', name: 'Turkish' },
  { code: 'cat', tag: 'ca', name: 'Catalan' },
  { code: 'vie', tag: 'vi', name: 'Vietnamese' },
  { code: 'ell', tag: 'el', name: 'Greek' },
  { code: 'ukr', tag: 'uk', name: 'Ukrainian' },
  { code: 'bul', tag: 'bg', name: 'Bulgarian' },
  // Its letters are all of Russian, which has no data of its own, and three of Kazakh.
  { code: 'kaz', tag: 'ru', name: 'Russian' },
  { code: 'jpn', tag: 'ja', name: 'Japanese' },
  { code: 'chi_sim', tag: 'zh', name: 'Chinese' },
  { code: 'kor', tag: 'ko', name: 'Korean' },
  { code: 'tha', tag: 'th', name: 'Thai' },
  { code: 'hin', tag: 'hi', name: 'Hindi' },
  { code: 'ara', tag: 'ar', name: 'Arabic' },
  { code: 'heb', tag: 'he', name: 'Hebrew' },
] as const;

export type OcrLanguage = (typeof languages)[number];
type Tag = OcrLanguage['tag'];

/** Read by the reader of the nearest language. */
const nearest: ReadonlyMap<string, Tag> = new Map([
  ['nb', 'da'],
  ['nn', 'da'],
  ['no', 'da'],
  ['fi', 'sv'],
  ['hr', 'cs'],
  ['sk', 'cs'],
  ['sl', 'cs'],
  ['sr', 'ru'],
  ['fa', 'ar'],
  ['ur', 'ar'],
]);

/** Whose reader reads a language by its tag, as «zh-TW» and «nn». */
export function readerOf(tag: string): OcrLanguage | undefined {
  const [base = ''] = tag.toLowerCase().split(/[^a-z]/);
  const own = nearest.get(base) ?? base;
  return languages.find((one) => one.tag === own);
}

const tagged = (tag: Tag) => languages.find((one) => one.tag === tag) ?? languages[0];

/** By the letters that one reader knows, and others do not. */
const scripts: readonly (readonly [RegExp, readonly Tag[]])[] = [
  [/\p{Script=Greek}/gu, ['el']],
  [/\p{Script=Cyrillic}/gu, ['ru', 'uk', 'bg']],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu, ['ja', 'zh']],
  [/\p{Script=Hangul}/gu, ['ko']],
  [/\p{Script=Thai}/gu, ['th']],
  [/\p{Script=Devanagari}/gu, ['hi']],
  [/\p{Script=Arabic}/gu, ['ar']],
  [/\p{Script=Hebrew}/gu, ['he']],
];

const scriptOf = ({ tag }: OcrLanguage) => scripts.find(([, tags]) => tags.includes(tag));

export const lettersOf = (language: OcrLanguage): RegExp =>
  scriptOf(language)?.[0] ?? /\p{Script=Latin}/gu;

export const isLatin = (language: OcrLanguage) => scriptOf(language) === undefined;
export const isGreek = ({ code }: OcrLanguage) => code === 'ell';
/** Whose reader parts words into letters. */
export const takesLettersAlone = ({ tag }: OcrLanguage) =>
  tag === 'ja' || tag === 'zh' || tag === 'ko' || tag === 'th';

export const isFromRight = ({ tag }: OcrLanguage) => tag === 'ar' || tag === 'he';

/** Fewer words that tell could be names. */
const fewest = 3;

const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;

/** Nordic languages share most words of menus, but not this one. */
const isSwedish = (text: string) => count(text, /\boch\b/giu) > count(text, /\bog\b/giu);

/** Words that few other languages have, of those whose reader it is and of those nearest to it, without the marks that readers of other languages do not know, and what share of them is no chance. */
const own: readonly (readonly [Tag, RegExp, number])[] = [
  [
    'ca',
    /\b(?:amb|formatge|pernil|pollastre|amanida|peix|mongetes|patates|bolets|gelat|xocolata|aigua|vedella|arros|bacalla|tomaquet|ceba|begudes|entrants|postres)\b/gu,
    0.03,
  ],
  [
    'vi',
    /\b(?:com|bun|pho|ga|bo|heo|tom|canh|rau|nuong|chien|xao|mon|nuoc|tra|sua|thit|trung|muc|lau|che|banh|goi|cuon|hai|san|chay|phan|suon|cha|dau|hanh|chanh)\b/gu,
    0.2,
  ],
  [
    'sv',
    /\b\p{L}*(?:keitto|puuro|leipa|juusto|salaatti|piirakka|purakka|pihvit?|kastike|perunat?|perunamuusi|muikut|sipulia?|kahvi|ruo(?:at|kia|aksi)|lohi|lohta|poron|sienia?|kermaa?|talon|paivan|vadelma|mustikka)\b/gu,
    0.03,
  ],
  [
    'cs',
    /\b(?:predjela|jela|juha|juhe|riblja|ribe|lignje|hobotnic[ae]|prsut|govedina|piletina|svinjetina|teletina|krumpir(?:om)?|povrce|kruh|palacinke|sladoled|prilozi|pomfrit|cevapi|zaru|ispod|umak|polievk[ay]|bryndzov[ae]|zemiak(?:y|mi)|rezen|kapustnica)\b/gu,
    0.03,
  ],
];

/** The letters that tell languages of a script apart, and how many in a hundred do; the last needs none. */
const letters: Partial<Record<Tag, readonly [RegExp, number]>> = {
  uk: [/[іїєґ]/giu, 1],
  ru: [/[ыэё]/giu, 1],
  ja: [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 15],
};

/** A few letters of another script are names that stand beside those of Latin ones. */
const leastOfScript = 0.1;

function byLetters(text: string): OcrLanguage | undefined {
  const [most] = scripts
    .map(([script, tags]) => ({
      script,
      tags,
      share: count(text, script) / count(text, /\p{L}/gu),
    }))
    .toSorted((one, other) => other.share - one.share);
  if (!most || !(most.share >= leastOfScript)) return undefined;
  const of = (tag: Tag) => {
    const [own, least] = letters[tag] ?? [undefined, 0];
    return own ? (count(text, own) * 100) / count(text, most.script) / least : 1;
  };
  const found = most.tags.toSorted((one, other) => of(other) - of(one))[0];
  return found && tagged(found);
}

function byOwnWords(text: string): OcrLanguage | undefined {
  const said = plain(text).replaceAll('đ', 'd');
  const all = count(said, /\p{L}{2,}/gu);
  const found = own.find(([, words, least]) => count(said, words) >= Math.max(fewest, all * least));
  return found && tagged(found[0]);
}

/** What a text is written in; undefined where its words do not tell, or tell of a language that cannot be read. */
export function writtenIn(text: string): OcrLanguage | undefined {
  const found = byLetters(text) ?? byOwnWords(text);
  if (found) return found;
  const told = languageOf(text);
  if (told === undefined || likenessOf(text, told) < fewest) return undefined;
  return told === 'nordic' ? tagged(isSwedish(text) ? 'sv' : 'da') : readerOf(told);
}

/** Those of this device's languages that can be read. */
const ownLanguages = () => navigator.languages.flatMap((tag) => readerOf(tag) ?? []);

export const ownLanguage = (): OcrLanguage => ownLanguages()[0] ?? languages[0];

/** The language of most people where a currency is of. */
const languageOfCurrency = (currency: string) =>
  readerOf(new Intl.Locale('und', { region: currency.slice(0, 2) }).maximize().language);

/** Scripts by how many menus are in them; the Thai reader takes many letters for its own. */
const usual: readonly Tag[] = ['ja', 'zh', 'ru', 'ko', 'ar', 'el', 'he', 'hi', 'en', 'th'];

/** Whose letters another language's reader does not know, the likeliest first: those of this device and of the restaurant's currency. */
export function otherScripts(read: OcrLanguage, currency?: string): OcrLanguage[] {
  const likely = [
    ...ownLanguages(),
    ...(currency === undefined ? [] : [languageOfCurrency(currency)]),
    ...usual.map(tagged),
  ].flatMap((language) => language ?? []);
  const isKnown = (language: OcrLanguage) =>
    scriptOf(language) === scriptOf(read) || (isLatin(language) && !isGreek(read));
  return [...new Set(likely)].filter((language) => !isKnown(language));
}

/** Whose reader knows no sign of its money and sees a digit in it: the English one reads numbers better. */
export const knowsLittleMoney = (language: OcrLanguage) =>
  !isLatin(language) || language.code === 'tur';

const alike = new Map([
  ['µ', 'μ'],
  ['ţ', 'ț'],
  ['Ţ', 'Ț'],
  ['ş', 'ș'],
  ['Ş', 'Ș'],
]);

/** The letters that its writers use where its reader tells others that look alike: «µε», «ţărănesc», a soft sign of Bulgarian that stands before no «о», and Thai water, whose ring it passes over. */
export const withLettersOf = ({ code }: OcrLanguage, text: string): string =>
  (code === 'bul' ? text.replaceAll(/ь(?!о)/gu, 'ъ') : text)
    .replaceAll(/(?<!ห)น้+า/gu, 'น้ำ')
    .replaceAll(/[µţŢşŞ]/gu, (letter) =>
      letter === 'µ' || code === 'ron' ? (alike.get(letter) ?? letter) : letter,
    );

export const unknownLetters =
  'The letters of this photo can’t be read. If it isn’t blurred, bring the menu as a PDF, a Word file or text: these are read in every script.';
