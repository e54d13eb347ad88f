/** Memoizes `load`; after a failure the next call loads again. */
export function lazy<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let known: Promise<Loaded> | undefined;
  return () => {
    known ??= load().catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
}
