import type { PublicItem } from '@menuleaf/shared/contracts/public-menu.ts';
import { offersOf } from './offers.ts';
import { trout } from './published-for-tests.ts';

const offers = (fields: Partial<PublicItem>, currency = 'USD') =>
  offersOf({ ...trout, ...fields }, currency);
const choices = [
  { name: 'Glass', price: 8 },
  { name: 'Bottle', price: 32 },
];

test('each choice is an offer with its name', () => {
  expect(offers({ choices })).toMatchObject([
    { '@type': 'Offer', name: 'Glass', price: '8.00', priceCurrency: 'USD' },
    { '@type': 'Offer', name: 'Bottle', price: '32.00', priceCurrency: 'USD' },
  ]);
});

test.each(['market', 'none'] as const)(
  'a %s price claims no number, also where choices are kept',
  (price_kind) => {
    const offer = offers({ price_kind, price: 30, choices });
    expect(JSON.stringify(offer)).toBe(
      '{"@type":"Offer","availability":"https://schema.org/InStock"}',
    );
  },
);

test('a least price is told as the lowest', () => {
  expect(offers({ price_kind: 'from', price: 8 })).toMatchObject({
    '@type': 'AggregateOffer',
    lowPrice: '8.00',
  });
});

test.each([
  ['JPY', 900, '900'],
  ['KWD', 1.255, '1.255'],
  ['USD', 1.255, '1.25'],
])('in %s %d is written %s', (currency, price, written) => {
  expect(offers({ price }, currency)).toMatchObject({ price: written });
});
