import { languagesOfControls } from '../words/load-words.ts';
import { offlineFallbackPage } from './offline-fallback.ts';
import { unvisitedWords } from './unvisited-words.ts';

const menu = { href: '/restaurant/2/menu', isMenu: true };

test('it speaks the language of its address, then the guest’s, then English', () => {
  expect(offlineFallbackPage('/restaurant/2/menu/de', ['fr-FR'], undefined)).toContain(
    '<html lang="de" style',
  );
  expect(offlineFallbackPage('/restaurant/2/menu/zh-Hant', ['en'], undefined)).toContain(
    '無網路連線',
  );
  expect(offlineFallbackPage('/restaurant/2/menu', ['zh-TW'], undefined)).toContain(
    'lang="zh-Hant"',
  );
  expect(offlineFallbackPage('/restaurant/2/menu', ['zh-CN'], undefined)).toContain('lang="zh"');
  expect(offlineFallbackPage('/restaurant/2/menu/th', ['th', 'pt-BR', 'en'], undefined)).toContain(
    'Sem ligação',
  );
  expect(offlineFallbackPage('/restaurant/2/menu', ['sv'], undefined)).toContain('No connection');
  expect(offlineFallbackPage('/restaurant/de', [], undefined)).toContain('lang="en"');
});

test('it is written from right to left where its language is, and leads to what was kept', () => {
  const page = offlineFallbackPage('/restaurant/2', ['ar-EG'], menu);
  expect(page).toContain('<html lang="ar" dir="rtl"');
  expect(page).toContain('<a href="/restaurant/2/menu">قائمة الطعام</a>');
  expect(offlineFallbackPage('/restaurant/2', ['ar'], undefined)).not.toContain('href="/');
});

test('all languages that controls are in have its words, which are no markup', () => {
  expect(Object.keys(unvisitedWords)).toEqual(languagesOfControls);
  for (const words of Object.values(unvisitedWords)) {
    for (const text of Object.values(words)) expect(text).toMatch(/^[^<>&"]+$/);
  }
});
