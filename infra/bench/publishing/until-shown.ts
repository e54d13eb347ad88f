const pause = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** A page at the edge, what it has to show, and when that was saved. */
export type Awaited = {
  path: string;
  text: string | ((shown: string) => boolean);
  savedAt: number;
};

/** Longer than any edit may take, in ms: what is not there by then never comes. */
const patience = 120_000;

/**
 * Milliseconds from the saving of each until the edge shows it, the shortest first. One request at a time, so that the
 * looking takes little of the machine.
 */
export async function untilShown(origin: string, awaited: readonly Awaited[]): Promise<number[]> {
  const times: number[] = [];
  let left = awaited;
  for (const from = performance.now(); left.length > 0;) {
    const still: Awaited[] = [];
    for (const one of left) {
      const shown = await (await fetch(origin + one.path)).text();
      const isSo = typeof one.text === 'string' ? shown.includes(one.text) : one.text(shown);
      if (isSo) times.push(performance.now() - one.savedAt);
      else still.push(one);
      await pause(10);
    }
    if (performance.now() - from > patience) throw new Error(`Not shown: ${still[0]?.path}`);
    left = still;
  }
  return times.toSorted((a, b) => a - b);
}
