import { cityLine } from './address.ts';
import { priceLocale } from './prices/price-locale.ts';

test.each([
  ['US', 'Salem', 'OR', '97301', 'Salem, OR 97301'],
  ['USA', 'New York', 'New York', '10001', 'New York, New York 10001'],
  ['Canada', 'Toronto', 'ON', 'M5V 2T6', 'Toronto, ON M5V 2T6'],
  ['Australia', 'Melbourne', 'VIC', '3000', 'Melbourne, VIC 3000'],
  ['Brasil', 'São Paulo', 'SP', '01310-100', 'São Paulo, SP 01310-100'],
  ['IN', 'Mumbai', 'MH', '400001', 'Mumbai, MH 400001'],
  ['MX', 'Ciudad de México', 'CDMX', '06700', 'Ciudad de México, CDMX 06700'],
  ['US', 'Salem', '', '97301', 'Salem 97301'],
  ['US', 'Salem', 'OR', '', 'Salem, OR'],
  ['Germany', 'Berlin', '', '10119', '10119 Berlin'],
  ['Germany', 'Berlin', 'Berlin', '10119', '10119 Berlin'],
  ['Deutschland', 'Bonn', 'NRW', '53111', '53111 Bonn, NRW'],
  ['Türkiye', 'İstanbul', '', '34433', '34433 İstanbul'],
  ['France', 'Lyon', '', '', 'Lyon'],
  ['Greece', 'Αθήνα', '', '105 57', '105 57 Αθήνα'],
  ['UK', 'London', '', 'SW1A 1AA', 'London SW1A 1AA'],
  ['England', 'Bath', 'Somerset', 'BA1 1LZ', 'Bath BA1 1LZ, Somerset'],
  ['AE', 'Dubai', 'dubai', '', 'Dubai'],
  ['JP', 'Osaka', 'Osaka', '542-0076', 'Osaka 542-0076'],
  ['Egypt', 'Cairo', 'Giza', '', 'Cairo, Giza'],
])('in %s the line of %s, “%s” and “%s” is %s', (country, city, state, zip_code, line) => {
  expect(cityLine({ city, state, zip_code }, priceLocale(country))).toBe(line);
});
