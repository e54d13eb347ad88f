/** Runs `work` for each with limited concurrency. Rejects on the first failure. */
export async function forEachConcurrently<Of>(
  all: readonly Of[],
  atOnce: number,
  work: (one: Of) => Promise<void>,
): Promise<void> {
  const queue = all.values();
  const worker = async () => {
    for (const one of queue) await work(one);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
