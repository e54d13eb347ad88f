import { request } from 'node:http';
import { origin, type TestOwner, getUntil } from './api.ts';

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

/** A restaurant of this owner with an empty menu that guests can open; its id. */
export async function published(owner: TestOwner): Promise<string> {
  const place = { name: 'Fig Tree', time_zone: 'Europe/Vienna' };
  const { id } = (await owner.send('POST', '/api/restaurants', place)).json;
  await owner.send('POST', '/api/menus', { name: 'Dinner', restaurant_id: id });
  await getUntil(`/restaurant/${id}/menu`, ({ status }) => status === 200);
  return id;
}

/** Asks for a restaurant's counts of guests. */
export const guestsOf =
  (owner: TestOwner, id: string, query = '') =>
  () =>
    owner.send('GET', `/api/restaurants/${id}/guests${query}`);

/** The page views of all days in such an answer. */
export const viewsOf = (answer: { json: { days: { views: number }[] } }) =>
  answer.json.days.reduce((sum, { views }) => sum + views, 0);
