const pause = (ms) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
/** Longer than any edit may take, in ms: what is not there by then never comes. */
const patience = 120_000;
/**
 * Milliseconds from the saving of each until the edge is seen to show it, the shortest first. They are looked at one
 * after another, in the order in which they were saved, so that the looking takes next to nothing of the machine: the
 * longest time is exact, the others are at most so long.
 */
export async function untilShown(origin, awaited) {
  const times = [];
  const from = performance.now();
  for (const { path, text, savedAt } of awaited) {
    const shows = async () => {
      const shown = await (await fetch(origin + path)).text();
      return typeof text === 'string' ? shown.includes(text) : text(shown);
    };
    while (!(await shows())) {
      if (performance.now() - from > patience) throw new Error(`Not shown: ${path}`);
      await pause(100);
    }
    times.push(performance.now() - savedAt);
  }
  return times.toSorted((a, b) => a - b);
}
