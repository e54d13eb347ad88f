import { expect, test } from '@jest/globals';
import { linesOfText } from '../columns.ts';
import { readMenu } from '../read-menu.ts';

test('a list without prices above a numbered legend is one of dishes, with what their codes say', () => {
  const text = `polievka rajčinová (1,9)
makové rezance (1,3,7)
dusená ryža
pečená treska (4)
zemiakový šalát (3,10)

Alergény:
1. Obilniny obsahujúce lepok (t.j. pšenica, raž).
3. Vajcia a výrobky z nich.
4. Ryby a výrobky z nich.
7. Mlieko a výrobky z neho.
9. Zeler a výrobky z neho.
10. Horčica a výrobky z nej.`;
  const { sections } = readMenu(linesOfText(text));
  const dishes = sections.flatMap((section) => section.dishes);
  expect(dishes.map(({ name, allergens }) => [name, allergens])).toEqual([
    ['polievka rajčinová', 'gluten, celery'],
    ['makové rezance', 'gluten, egg, milk'],
    ['dusená ryža', ''],
    ['pečená treska', 'fish'],
    ['zemiakový šalát', 'egg, mustard'],
  ]);
  expect(sections[0]?.asked?.isFirst).toBe(true);
});
