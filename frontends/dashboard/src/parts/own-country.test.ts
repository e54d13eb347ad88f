import { deviceIn } from '../testing/device-in.ts';
import { ownCountry } from './own-country.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

function at(timeZone: string, languages: string[]) {
  deviceIn(timeZone);
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  return ownCountry();
}

test('is where the clock of the device is, whatever its language', () => {
  expect(at('Asia/Tokyo', ['ja-JP', 'en-US'])).toEqual({ name: 'Japan', currency: 'JPY' });
  expect(at('Asia/Dubai', ['en-US'])).toEqual({ name: 'United Arab Emirates', currency: 'AED' });
  expect(at('Europe/Paris', ['en-US@posix', 'c'])).toEqual({ name: 'France', currency: 'EUR' });
  expect(at('Europe/Sofia', ['bg'])).toEqual({ name: 'Bulgaria', currency: 'EUR' });
  expect(at('America/Chicago', ['en-US'])).toEqual({ name: 'US', currency: 'USD' });
});

test('is unknown on a clock of no country', () => {
  expect(at('UTC', ['de-DE'])).toBeUndefined();
  expect(at('Etc/GMT+5', ['en-US'])).toBeUndefined();
});
