import { setTimeout as wait } from 'node:timers/promises';
/** A page at the edge, its expected content, and when it was saved. */
export type Awaited = {
  path: string;
  text: string | ((shown: string) => boolean);
  savedAt: number;
};

/** Timeout in ms, longer than any edit may take. */
const timeoutMs = 120_000;

/**
 * Milliseconds from each save until the edge shows it, shortest first. Pages are polled one by one, in the order in
 * which they were saved, so that polling causes next to no load: the longest time is exact, the others are upper
 * bounds.
 */
export async function waitUntilPublished(
  origin: string,
  awaited: readonly Awaited[],
): Promise<number[]> {
  const times: number[] = [];
  const from = performance.now();
  for (const { path, text, savedAt } of awaited) {
    const shows = async () => {
      const shown = await (await fetch(origin + path)).text();
      return typeof text === 'string' ? shown.includes(text) : text(shown);
    };
    while (!(await shows())) {
      if (performance.now() - from > timeoutMs) throw new Error(`Not shown: ${path}`);
      await wait(100);
    }
    times.push(performance.now() - savedAt);
  }
  return times.toSorted((a, b) => a - b);
}
