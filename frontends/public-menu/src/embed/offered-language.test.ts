import { offeredLanguage } from './offered-language.ts';

test.each([
  ['zh-TW', ['en', 'zh', 'zh-Hant'], 'zh-Hant'],
  ['zh-Hant-HK', ['en', 'zh-Hant'], 'zh-Hant'],
  ['zh-CN', ['en', 'zh-Hant', 'zh'], 'zh'],
  ['zh-TW', ['en', 'zh'], 'zh'],
  ['de_DE', ['en', 'de'], 'de'],
  ['DE-at', ['en', 'de'], 'de'],
  ['no', ['en', 'nb'], 'nb'],
  ['nn-NO', ['en', 'nb'], 'nb'],
  ['sr-Latn', ['en', 'sr'], 'sr'],
  ['fr', ['en', 'de'], undefined],
  ['', ['en'], undefined],
  ['<?php lang ?>', ['en'], undefined],
])('a page in %p that may read %j reads %p', (tag, offered, read) => {
  expect(offeredLanguage(tag, offered)).toBe(read);
});
