import { languages, otherScripts, readerOf } from '../languages.ts';
import { likelihoodOf } from './mistaken-letters.ts';

const english = languages[0];

test.each([
  ['XonopgHble 3aKyckKM cBuHwHa kawepHb 6ntoga', 'ru'],
  ['NIINNT NI7N nJn "777 TI72 D\'7x', 'he'],
  ['BFEER BFEOS) HAHH BREE RSE KEE', 'ja'],
  ['dualolb jJ> Slull gus3 plog p>J', 'ar'],
  ['2 0 71H| 4! =2F 2H|H EAH ZHE|', 'ko'],
  ['duniusalu anulnuuos waewudu uwovau', 'th'],
])('«%s» is what the English reader sees of «%s»', (mistaken, tag) => {
  const [likeliest] = otherScripts(english).toSorted(
    (one, other) => likelihoodOf(mistaken, other) - likelihoodOf(mistaken, one),
  );
  expect(likeliest?.tag).toBe(tag);
});

test.each([
  ['JPY', 'ja'],
  ['THB', 'th'],
  ['UAH', 'uk'],
  ['USD', 'ja'],
])(
  'where prices are in %s a script of «%s» is tried first, and none that is read already',
  (currency, tag) => {
    const others = otherScripts(english, currency);
    expect(others[0]?.tag).toBe(tag);
    expect(others).not.toContain(readerOf('fr'));
    expect(otherScripts(readerOf('ja') ?? english, currency)).not.toContain(readerOf('zh'));
  },
);
