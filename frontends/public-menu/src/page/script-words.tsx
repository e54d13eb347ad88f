import { useContext } from 'react';
import { weekdays } from '@menuleaf/shared/contracts/catalogue/restaurants/opening-hours.ts';
import { dayIn } from '@menuleaf/shared/menu/hours/clock-in.ts';
import { english } from '../words/english.ts';
import { sharedWords } from '../words/shared-words.ts';
import { localeOf, PageLanguageContext } from './page-language.ts';

/** Script strings in the page’s language. English ones are built in. */
export function ScriptWords() {
  const { language, words } = useContext(PageLanguageContext);
  if (words === english) return null;
  const shared = Object.entries(words.page).filter(([name]) => Object.hasOwn(sharedWords, name));
  const said = {
    locale: localeOf(language),
    days: weekdays.map((_, at) => dayIn(localeOf(language), at)),
    ...words.script,
    ...Object.fromEntries(shared),
    allergens: words.allergens,
  };
  return (
    <script
      type="application/json"
      className="words"
      dangerouslySetInnerHTML={{ __html: JSON.stringify(said).replaceAll('<', '\\u003c') }}
    />
  );
}
