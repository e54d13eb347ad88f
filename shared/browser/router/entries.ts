/** Stored with a history entry: its key, and its position in the tab's history. */
export type Stamp = { key: string; index: number };

/** The tab's history, or an in-memory one for tests. */
export type Entries = {
  /** Path, query and fragment of the current entry. */
  address: () => string;
  /** Undefined for entries created by the browser: the first one, or a fragment link. */
  stamp: () => Stamp | undefined;
  push: (address: string, stamp: Stamp) => void;
  replace: (address: string, stamp: Stamp) => void;
  go: (delta: number) => void;
  /** Fires on Back, Forward and fragment links. */
  onPop: (listen: () => void) => () => void;
};
