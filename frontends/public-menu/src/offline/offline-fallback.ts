import { isRightToLeft } from '@menuleaf/shared/menu/languages.ts';
import { unvisitedWords } from './unvisited-words.ts';

/** The language of a tag such as `pt-BR` that has words; Taiwan and Hong Kong use traditional characters. */
function wordsOfTag(tag: string) {
  const isTraditional = /^zh-(?:hant|tw|hk|mo)\b/iu.test(tag);
  const language = isTraditional ? 'zh-Hant' : tag.split('-', 1)[0]?.toLowerCase();
  return Object.entries(unvisitedWords).find(([one]) => one === language);
}

/**
 * For a page that is not cached, while offline: in the language of its URL, else the guest's first that has words, else
 * English. `other` links to the restaurant's cached page.
 */
export function offlineFallbackPage(
  path: string,
  wanted: readonly string[],
  other: { href: string; isMenu: boolean } | undefined,
): string {
  const [, asked = ''] = /\/menu\/([\w-]+)$/.exec(path) ?? [];
  const found = [asked, ...wanted].map(wordsOfTag).find((one) => one !== undefined);
  const [lang, words] = found ?? ['en', unvisitedWords.en];
  const dir = isRightToLeft(lang) ? ' dir="rtl"' : '';
  const way = other
    ? `<p><a href="${other.href}">${other.isMenu ? words.menu : words.restaurant}</a>`
    : '';
  return `<!doctype html><html lang="${lang}"${dir} style="color-scheme:light dark"><meta charset="utf-8"><title>${words.title}</title><meta name="viewport" content="width=device-width"><main style="font:1.0625rem/1.5 system-ui;text-align:center;padding:64px 20px"><h1>${words.title}</h1><p>${words.text}</p><p><a href="">${words.again}</a>${way}`;
}
