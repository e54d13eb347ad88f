import * as storageNames from '@menuleaf/shared/browser/storage-names.ts';
import { cookies, sections } from './privacy-content.ts';

test('the policy lists all that is kept in a browser’s storage, and nothing else', () => {
  const listed = cookies.filter(({ where }) => where.endsWith(' storage'));
  const names = listed.flatMap(({ name }) => name.split(', '));
  expect(names.toSorted()).toEqual(Object.values(storageNames).toSorted());
});

/** Regulation (EU) 2016/679, article 13; the name of who is responsible is not the product's to say. */
test.each([
  ['use', /legitimate interest.*the law.*consent.*automated decisions/],
  [
    'sharing',
    /hosting provider.*payment provider.*mail provider.*do not sell or share.*United States/,
  ],
  ['information-collected', /\(IP\) address/],
  ['rights', /copy.*corrected.*deleted.*another service.*object.*limited.*complain/],
  ['cookies', /take an “Accept All” back/],
])('the section on %s says what law asks of it', (id, said) => {
  const { paragraphs = [] } = sections.find((one) => one.id === id) ?? {};
  expect(paragraphs.join(' ')).toMatch(said);
});
