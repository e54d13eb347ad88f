import { linesOfText } from './columns.ts';

const textOf = (page: string) =>
  linesOfText(page).flatMap(({ text }) => (text.trim() ? [text] : []));

test('reads two columns one by one where prices stand below their names', () => {
  const page = `
  Potato salad              Miso black cod
  with smoked egg           ¥1,480
  ¥550                      Rolled omelette
  Chilled tofu              ¥650
  ¥480                      Salmon ochazuke
  Pickled cucumber          ¥750`;
  expect(textOf(page).join(' | ')).toBe(
    'Potato salad | with smoked egg | ¥550 | Chilled tofu | ¥480 | Pickled cucumber | Miso black cod | ¥1,480 | Rolled omelette | ¥650 | Salmon ochazuke | ¥750',
  );
});

test('reads them so where names and prices are centered', () => {
  const page = `
      La complète               Beurre salé et sucre
  jambon, œuf, emmental                7,50
         15,50                  Sirop d'érable foncé
      La forestière                    8,75
         17,25                  Chocolat aux bananes
      La paysanne                     10,50
         16,75                  Caramel avec beurre`;
  expect(textOf(page).slice(0, 7).join(' | ')).toBe(
    'La complète | jambon, œuf, emmental | 15,50 | La forestière | 17,25 | La paysanne | 16,75',
  );
});

test('leaves a price beside its name where no price stands below one', () => {
  const page = `
  Oysters                   market price
  Soup of the day           7.50
  Steak                     24.00
  Lobster                   market price
  Chips                     4.00`;
  expect(textOf(page)).toContain('Soup of the day    7.50');
});

test('keeps a table as wide as the page above two columns whole, where a size of a dish is missing too', () => {
  const page = `
            Small      Medium    Large    Huge
  Plain     7.50       9.50      11.50    13.00
  Ham       8.50       10.50     13.50    15.00
  Tuna      9.00                 14.00    16.00
  Salads               Drinks
  Green     4.50       Juice     3.50
  Greek     6.50       Cider     4.00
  Caesar    7.50       Stout     4.50`;
  expect(textOf(page).slice(0, 5).join(' | ')).toBe(
    'Small    Medium    Large    Huge | Plain    7.50    9.50    11.50    13.00 | Ham    8.50    10.50    13.50    15.00 | Tuna    9.00    14.00    16.00 | Salads',
  );
});

test('a list as wide as the page stays whole below columns where prices stand below their names', () => {
  const page = `
  Tlayuda                   Memelas
  con tasajo                orden de tres
  $145                      $78
  Tamal negro               Quesadilla
  con pollo                 epazote
  $52                       $48
  Enmoladas                 Cecina
  $138                      $164
  Chocolate de agua                                 $45
  Café de olla                                      $35
  Agua de jamaica                                   $30`;
  expect(textOf(page).slice(-3)).toEqual([
    expect.stringMatching(/^Chocolate de agua .*45$/u),
    expect.stringMatching(/^Café de olla .*35$/u),
    expect.stringMatching(/^Agua de jamaica .*30$/u),
  ]);
});

test('years behind names are no prices of a column of their own', () => {
  const wines = ['Barolo', 'Chablis', 'Soave', 'Merlot'].map(
    (name, at) => `${name.padEnd(20)}201${at}        Valley ${name.padEnd(20)}1${at}`,
  );
  expect(linesOfText(wines.join('\n'))[1]?.text).toMatch(/^Chablis +2011 +Valley Chablis +11$/u);
});
