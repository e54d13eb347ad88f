import { writingStyles } from './writing-styles.ts';

test.each([
  ['ja', 'auto-phrase'],
  ['ko', 'keep-all'],
  ['ko-KR', 'keep-all'],
])('names in %s break between words', (language, rule) => {
  expect(writingStyles(language)).toContain(rule);
});

test.each(['en', 'de', 'kok', 'zh'])('a page in %s carries none of it', (language) => {
  expect(writingStyles(language)).toBe('');
});
