/** Waits at most `ms` for an optional promise, and ignores its failure. */
export async function waitAtMost(ms: number, useful: Promise<unknown> | undefined): Promise<void> {
  if (!useful) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([useful.catch(() => undefined), late]);
  clearTimeout(timer);
}
