import { request } from 'node:http';
import { origin } from './api.ts';

/** Request headers of a phone. */
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

/**
 * Opens a page like a phone that scanned its code, since `fetch` does not send navigation headers. Returns the status.
 */
export const scanPage = (path: string, headers: Record<string, string> = {}): Promise<number> =>
  get(path, { ...phone, ...scanning, ...headers });

/** Opens a page like a link on another of our pages. */
export const followLink = (path: string, from: string): Promise<number> =>
  scanPage(path, { referer: `${origin}${from}`, 'sec-fetch-site': 'same-origin' });

/** Requests a photo like a dish opened on a restaurant's page. */
export const openPhoto = (path: string, restaurantId: string): Promise<number> =>
  get(`${path}?at=${restaurantId}`, {
    ...phone,
    accept: 'image/avif,image/webp',
    'sec-fetch-mode': 'no-cors',
    'sec-fetch-dest': 'image',
    'sec-fetch-site': 'same-origin',
  });
