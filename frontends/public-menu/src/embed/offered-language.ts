type Spoken = { language: string; script: string | undefined };

/** Norwegian sites name the whole, or the form that menus are not written in. */
const norwegian = ['no', 'nn'];

/** Undefined for what is no language: the site's owner wrote it. */
function spoken(tag: string): Spoken | undefined {
  try {
    // Many sites write `de_DE`.
    const { language, script } = new Intl.Locale(tag.replaceAll('_', '-')).maximize();
    return { language: norwegian.includes(language) ? 'nb' : language, script };
  } catch {
    return undefined;
  }
}

/** Which of the offered languages a page in `tag` is closest to: `zh-TW` reads `zh-Hant` rather than `zh`. */
export function offeredLanguage(tag: string, offered: readonly string[]): string | undefined {
  const wanted = spoken(tag);
  if (!wanted) return undefined;
  const same = offered.filter((one) => spoken(one)?.language === wanted.language);
  return same.find((one) => spoken(one)?.script === wanted.script) ?? same[0];
}
