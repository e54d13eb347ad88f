/** Whether a connection may be what is missing, by the words of webpack and of our own loading; all else is a crash. */
export const isNotLoaded = (failure: unknown): boolean =>
  /ChunkLoadError|could not be loaded/.test(String(failure));
