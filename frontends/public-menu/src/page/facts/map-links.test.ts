import { expect, test } from '@jest/globals';
import { directionsLink, mapLink } from './map-links.ts';

const place = {
  address: 'Calle Sierpes 8',
  city: 'Sevilla',
  state: 'SE',
  zip_code: '41004',
  country: 'Spain',
  latitude: null,
  longitude: null,
};

test('an address is looked up in its country: other countries have its streets and towns too', () => {
  const address = encodeURIComponent('Calle Sierpes 8, Sevilla, SE 41004, Spain');
  expect(mapLink(place)).toBe(`https://www.openstreetmap.org/search?query=${address}`);
  expect(directionsLink(place)).toBe(`https://www.openstreetmap.org/directions?to=${address}`);
});
