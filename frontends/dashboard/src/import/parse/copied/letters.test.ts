import { withLettersRestored } from './letters.ts';

test.each([
  'Café crème brûlée 5,50 €',
  'Τζατζίκι “σπέσιαλ” 4,50 €',
  'Żurek, łódź – 14 zł',
  '炸鸡 🍕 ¥30',
])('UTF-8 that was read as another encoding is restored: %s', (text) => {
  const bytes = Buffer.from(text, 'utf8');
  expect(withLettersRestored(new TextDecoder('windows-1252').decode(bytes))).toBe(text);
  expect(withLettersRestored(bytes.toString('latin1'))).toBe(text);
  expect(withLettersRestored(text)).toBe(text);
});

test('letters before quotation marks stay', () => {
  const text = '«CAFÉ” – “CRÈME” – CAFÉ…';
  expect(withLettersRestored(text)).toBe(text);
});

test('what a page’s source says for a letter is that letter', () => {
  const text = 'Caf&eacute; &amp; cr&egrave;me &#233;&#xE9; &szlig; R&B; &foo; 5&nbsp;&euro;';
  expect(withLettersRestored(text).normalize('NFC')).toBe('Café & crème éé ß R&B; &foo; 5 €');
});
