import { languages, type Language } from '@menuleaf/shared/contracts/catalogue/language.ts';

/** Norwegian, as browsers and menus tag it. */
const norwegian = /^n[no]$/;

function listed(tag: string): Language | undefined {
  if (/^zh-(?:hant|tw|hk|mo)\b/i.test(tag)) return 'zh-Hant';
  // Not by Intl: a browser may name a language that none is, such as «en-US@posix».
  const [base = ''] = tag.toLowerCase().split(/[^a-z]/);
  return languages.find((one) => one === base.replace(norwegian, 'nb'));
}

/** The first of this device's languages that a menu can be in; undefined for English, which a menu is in anyway. */
export function deviceLanguage(): Language | undefined {
  const [first] = navigator.languages.flatMap((tag) => listed(tag) ?? []);
  return first === 'en' ? undefined : first;
}
