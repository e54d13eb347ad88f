import type { LocalCloud } from '@menuleaf/local-cloud/local-cloud.ts';
import { send, waitUntil } from '@menuleaf/shared/testing/api.ts';

/** Ten seconds: publishing takes two. */
const withinMs = 10_000;

const plainOf = (html: string) =>
  html.replaceAll('&amp;', '&').replaceAll('&#39;', "'").replaceAll('&quot;', '"');

/** Of these texts, those that diners do not see verbatim. */
export async function unread(
  { origin }: LocalCloud,
  restaurantId: string,
  words: readonly string[],
): Promise<string[]> {
  const { text } = await send('GET', `/restaurant/${restaurantId}/menu`, {}, origin);
  const shown = plainOf(text);
  return words.filter((word) => !shown.includes(word));
}

/** Waits until the public menu has all these words; else the work failed. */
export const untilDinersRead = (
  cloud: LocalCloud,
  restaurantId: string,
  words: readonly string[],
): Promise<string[]> =>
  waitUntil(
    () => unread(cloud, restaurantId, words),
    (missing) => missing.length === 0,
    withinMs,
  );
