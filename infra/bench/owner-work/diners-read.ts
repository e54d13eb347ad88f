import type { LocalCloud } from '@menuleaf/local-cloud/local-cloud.ts';

/** Ten seconds: publishing takes two. */
const tries = 50;

/** Waits until the public menu has all these words; without them the work was not done. */
export async function untilDinersRead(
  { origin }: LocalCloud,
  restaurantId: string,
  words: readonly string[],
): Promise<void> {
  let missing = words;
  for (let attempt = 0; attempt < tries && missing.length > 0; attempt += 1) {
    const reply = await fetch(`${origin}/restaurant/${restaurantId}/menu`);
    const text = await reply.text();
    missing = words.filter((word) => !text.includes(word));
    if (missing.length > 0) await new Promise((done) => setTimeout(done, 200));
  }
  if (missing.length > 0) throw new Error(`Diners do not read: ${missing.join(', ')}`);
}
