import { english } from './english.ts';
import type { Words } from './words.ts';

const loaders = {
  ar: async () => (await import('./arabic.ts')).arabic,
  de: async () => (await import('./german.ts')).german,
  en: async () => english,
  es: async () => (await import('./spanish.ts')).spanish,
  fr: async () => (await import('./french.ts')).french,
  he: async () => (await import('./hebrew.ts')).hebrew,
  it: async () => (await import('./italian.ts')).italian,
  ja: async () => (await import('./japanese.ts')).japanese,
  ko: async () => (await import('./korean.ts')).korean,
  nl: async () => (await import('./dutch.ts')).dutch,
  pl: async () => (await import('./polish.ts')).polish,
  pt: async () => (await import('./portuguese.ts')).portuguese,
  tr: async () => (await import('./turkish.ts')).turkish,
  zh: async () => (await import('./chinese.ts')).chinese,
  'zh-Hant': async () => (await import('./chinese-traditional.ts')).chineseTraditional,
} satisfies Record<string, () => Promise<Words>>;

export type LanguageOfControls = keyof typeof loaders;

const known = new Map<string, () => Promise<Words>>(Object.entries(loaders));

/** Languages that have controls. */
export const languagesOfControls: readonly string[] = Object.keys(loaders);

/** Loads the strings of one language. English if it has none. */
export const loadWords = (language: string): Promise<Words> =>
  known.get(language)?.() ?? Promise.resolve(english);
