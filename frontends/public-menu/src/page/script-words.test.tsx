import { render } from '@testing-library/react';
import { wordsOf } from '../behaviour/words-of.ts';
import { firstWords } from '../words/first-words.ts';
import { german } from '../words/german.ts';
import { moreWords } from '../words/more-words.ts';
import { ScriptWords } from './script-words.tsx';
import { PageLanguageContext } from './page-language.ts';

const inEnglish = { ...firstWords, ...moreWords };

test('a page in another language brings its scripts every word that they have in English', () => {
  const spoken = { language: 'de', main: 'de', untranslated: new Set<string>(), words: german };
  const { container } = render(
    <PageLanguageContext value={spoken}>
      <ScriptWords />
    </PageLanguageContext>,
  );
  const brought = wordsOf(container, {});
  expect(Object.keys(brought)).toEqual(expect.arrayContaining(Object.keys(inEnglish)));
  // Those that the page says as well come from there.
  expect(brought).toMatchObject({ vegetarian: 'Vegetarisch', glutenFree: 'Glutenfrei' });
});

test('a page in English brings none', () => {
  const { container } = render(<ScriptWords />);
  expect(wordsOf(container, inEnglish)).toEqual(inEnglish);
});
