/** Waits for what may make the next step better, and does without it after a while, or where it failed. */
export async function atMost(ms: number, useful: Promise<unknown> | undefined): Promise<void> {
  if (!useful) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([useful.catch(() => undefined), late]);
  clearTimeout(timer);
}
