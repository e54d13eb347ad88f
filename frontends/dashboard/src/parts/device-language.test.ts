import { deviceLanguage } from './device-language.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

test.each([
  [['tr-TR', 'tr', 'en-US', 'en'], 'tr'],
  [['pt-BR'], 'pt'],
  [['zh-TW', 'zh'], 'zh-Hant'],
  [['zh-HK'], 'zh-Hant'],
  [['zh-Hant-MO'], 'zh-Hant'],
  [['zh-CN'], 'zh'],
  [['zh-Hans-HK'], 'zh'],
  [['no'], 'nb'],
  [['nn-NO'], 'nb'],
  [['de@posix'], 'de'],
  // The first that a menu can be in.
  [['is-IS', 'da-DK', 'en'], 'da'],
  [['fil-PH', 'en-PH', 'es'], undefined],
  [['en-US', 'tr'], undefined],
  [['en-US@posix', 'c'], undefined],
  [['c'], undefined],
  [[], undefined],
])('on a device in %j a new menu is in %s', (languages, expected) => {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  expect(deviceLanguage()).toBe(expected);
});
