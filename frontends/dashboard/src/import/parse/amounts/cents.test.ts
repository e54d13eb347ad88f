import { pricesIn, sizedOf } from '../testing/read-text.ts';

test.each([
  'Cookie 95c',
  'Cookie ... 95p',
  'Cookie - 95 cents',
  'Cookie 95 ct',
  'Cookie -.95',
  'Cookie –,95 €',
])('a price below one is written in many ways: %j', (cookie) => {
  expect(pricesIn(`Bakes\nScone 2.50\n${cookie}\nSoup 5.50`)).toBe(
    'Scone 2.5; Cookie 0.95; Soup 5.5',
  );
});

test('several for a price are counted in words as well', () => {
  expect(
    sizedOf('Bakes\nSoup 5.50\nMuffin - 2.50 or two for 4\nBlaa, 90c each or 6 for €5'),
  ).toEqual([
    'Soup|5.5',
    expect.stringMatching(/^Muffin\|\S+=2\.5 2 for=4$/u),
    'Blaa|Each=0.9 6 for=5',
  ]);
});

test('a count and the number of a dish are no such price', () => {
  expect(sizedOf('Donuts\nDonut holes 12ct 3.99 24ct 6.99\nGlazed 1.50\nJelly 1.80')[0]).toBe(
    'Donut holes|12ct=3.99 24ct=6.99',
  );
  expect(pricesIn('Mains\n30b  Beef Curry 6.90\n30c  King Prawn Curry 7.40')).toContain(
    'King Prawn Curry 7.4',
  );
});
