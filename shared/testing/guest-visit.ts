import { request } from 'node:http';
import { origin } from './api.ts';

/** What a phone says of itself. */
const phone = {
  'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/605.1.15',
  accept: 'text/html',
  'accept-language': 'de-AT,de;q=0.9',
};

const scanning = {
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
  'sec-fetch-site': 'none',
};

const get = (path: string, headers: Record<string, string>) =>
  new Promise<number>((resolve, reject) => {
    const sent = request(`${origin}${path}`, { headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    });
    sent.on('error', reject);
    sent.end();
  });

/** Opens a page as a phone that has scanned its code does; `fetch` says of itself that it opens none. Answers the status. */
export const scanPage = (path: string, headers: Record<string, string> = {}): Promise<number> =>
  get(path, { ...phone, ...scanning, ...headers });

/** Opens a page as a link of another page of ours does. */
export const followLink = (path: string, from: string): Promise<number> =>
  scanPage(path, { referer: `${origin}${from}`, 'sec-fetch-site': 'same-origin' });

/** Asks for a photo as a dish that is opened on the page of a restaurant does. */
export const openPhoto = (path: string, restaurantId: string): Promise<number> =>
  get(`${path}?at=${restaurantId}`, {
    ...phone,
    accept: 'image/avif,image/webp',
    'sec-fetch-mode': 'no-cors',
    'sec-fetch-dest': 'image',
    'sec-fetch-site': 'same-origin',
  });
