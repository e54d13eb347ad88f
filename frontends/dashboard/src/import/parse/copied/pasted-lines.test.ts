import { pastedLines } from './pasted-lines.ts';

test.each([
  ['what a letter quotes', '> Soup 4,50\n>> Stew 12,50', 'Soup 4,50|Stew 12,50'],
  ['what nobody sees', '\u200BSou\u00ADp 4,50\uFEFF', 'Soup 4,50'],
  ['accents apart, and letters in one', 'Cafe\u0301 3,00\nﬁsh 9,00', 'Café 3,00|fish 9,00'],
  ['what a page’s source says', 'Fish &amp; chips&nbsp;9&euro; &co;', 'Fish & chips 9€ &co;'],
  ['blanks in prices', 'Soup 4, 50\nStew $12. 99\nPie 9, 00 €', 'Soup 4,50|Stew $12.99|Pie 9,00 €'],
  [
    'whole prices in brackets',
    'Coke (4)\nIPA 5.6% (11)\nLager (9)\nGin (15)',
    'Coke    4|IPA 5.6%    11|Lager    9|Gin    15',
  ],
  [
    'cells as data has them',
    '"Soup, cold","4.50"\n"Pie","5"\n"Ham ""Rosa""","6"',
    'Soup, cold\t4.50|Pie\t5|Ham "Rosa"\t6',
  ],
  ['codes before prices', 'Soup 1, 3, 12 €\nStew 1, 4, 15 €\nPie 7, 19 €', ''],
  [
    'taxes and signs behind what a dish costs',
    'Sea bream 65,50 € inkl. MwSt.\nStew 12,50!\nSoup $8 +VAT\nPie 9,00 IVA incl.\nAll prices incl. VAT',
    'Sea bream 65,50 €|Stew 12,50|Soup $8|Pie 9,00|All prices incl. VAT',
  ],
  [
    'signs before numbers',
    '- 1 Falafel 6,00\n- 2a Halloumi 7,00\n✔ S3 Pide 9,00\n**4. Lahmacun** 4,00',
    '1 Falafel 6,00|2a Halloumi 7,00|S3 Pide 9,00|4. Lahmacun 4,00',
  ],
])('reads lines without %s', (_, text, lines) => {
  expect(pastedLines(text).join('|')).toBe(lines || text.replaceAll('\n', '|'));
});
