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
  const address = encodeURIComponent('Calle Sierpes 8, 41004 Sevilla, SE, Spain');
  expect(mapLink(place, 'es-ES-u-nu-latn')).toBe(
    `https://www.openstreetmap.org/search?query=${address}`,
  );
  expect(directionsLink(place, 'es-ES-u-nu-latn')).toBe(
    `https://www.openstreetmap.org/directions?to=${address}`,
  );
});
