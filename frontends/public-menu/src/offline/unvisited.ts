import { isRightToLeft } from '@menuleaf/shared/menu/languages.ts';
import { unvisitedWords } from './unvisited-words.ts';

/** Of a tag such as `pt-BR`, the language that there are words in; Taiwan and Hong Kong write the traditional signs. */
function spoken(tag: string) {
  const isTraditional = /^zh-(?:hant|tw|hk|mo)\b/iu.test(tag);
  const language = isTraditional ? 'zh-Hant' : tag.split('-', 1)[0]?.toLowerCase();
  return Object.entries(unvisitedWords).find(([one]) => one === language);
}

/**
 * A page that was never here, while there is no network: in the language that its address names, then in the first of
 * the guest's, then in English. `other` leads to the page of the restaurant that was kept.
 */
export function unvisitedPage(
  path: string,
  wanted: readonly string[],
  other: { href: string; isMenu: boolean } | undefined,
): string {
  const [, asked = ''] = /\/menu\/([\w-]+)$/.exec(path) ?? [];
  const found = [asked, ...wanted].map(spoken).find((one) => one !== undefined);
  const [lang, words] = found ?? ['en', unvisitedWords.en];
  const dir = isRightToLeft(lang) ? ' dir="rtl"' : '';
  const way = other
    ? `<p><a href="${other.href}">${other.isMenu ? words.menu : words.restaurant}</a>`
    : '';
  return `<!doctype html><html lang="${lang}"${dir} style="color-scheme:light dark"><meta charset="utf-8"><title>${words.title}</title><meta name="viewport" content="width=device-width"><main style="font:1.0625rem/1.5 system-ui;text-align:center;padding:64px 20px"><h1>${words.title}</h1><p>${words.text}</p><p><a href="">${words.again}</a>${way}`;
}
