import type { LocalCloud } from '@menuleaf/local-cloud/local-cloud.ts';

/** Ten seconds: publishing takes two. */
const tries = 50;

const plainOf = (html: string) =>
  html.replaceAll('&amp;', '&').replaceAll('&#39;', "'").replaceAll('&quot;', '"');

async function dinersText({ origin }: LocalCloud, restaurantId: string): Promise<string> {
  const reply = await fetch(`${origin}/restaurant/${restaurantId}/menu`);
  return plainOf(await reply.text());
}

/** How many of these texts diners see verbatim. */
export async function countRead(cloud: LocalCloud, restaurantId: string, words: string[]) {
  const text = await dinersText(cloud, restaurantId);
  return words.filter((word) => text.includes(word)).length;
}

/** Waits until the public menu has all these words; else the work failed. */
export async function untilDinersRead(
  cloud: LocalCloud,
  restaurantId: string,
  words: readonly string[],
): Promise<void> {
  let missing = words;
  for (let attempt = 0; attempt < tries && missing.length > 0; attempt += 1) {
    const text = await dinersText(cloud, restaurantId);
    missing = words.filter((word) => !text.includes(word));
    if (missing.length > 0) await new Promise((done) => setTimeout(done, 200));
  }
  if (missing.length > 0) throw new Error(`Diners do not read: ${missing.join(', ')}`);
}
