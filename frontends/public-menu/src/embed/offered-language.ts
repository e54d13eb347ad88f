type ParsedTag = { language: string; script: string | undefined };

/** Norwegian sites name the whole, or the form that menus are not written in. */
const norwegian = ['no', 'nn'];

/** Undefined for what is no language: the site's owner wrote it. */
function parseTag(tag: string): ParsedTag | undefined {
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
  const wanted = parseTag(tag);
  if (!wanted) return undefined;
  const same = offered.filter((one) => parseTag(one)?.language === wanted.language);
  return same.find((one) => parseTag(one)?.script === wanted.script) ?? same[0];
}
