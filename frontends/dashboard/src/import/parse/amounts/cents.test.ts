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

test('cents and pence stand before names as well, and «4p» is for four where it is no price', () => {
  expect(pricesIn('Bakes\n50p – Flapjack\n80p parkin\n£1.20 scone\nTea 70p')).toBe(
    'Flapjack 0.5; parkin 0.8; scone 1.2; Tea 0.7',
  );
  expect(pricesIn('50 ct Brezel\n1 € Waffel\n2 € Wurst')).toBe('Brezel 0.5; Waffel 1; Wurst 2');
  expect(pricesIn('2p set 24\nGyoza 5p 6\nKaraage 4p 8')).toBe(
    '2p set 24; Gyoza 5p 6; Karaage 4p 8',
  );
});
