/** What is noted with an entry of the history: its name, and where it stands among those of its tab. */
export type Stamp = { key: string; index: number };

/** The history of a tab, or for tests one in memory. */
export type Entries = {
  /** The path, the query and the fragment of the entry that is shown. */
  address: () => string;
  /** Undefined for an entry that the browser made by itself: the first one, or one of a link to a fragment. */
  stamp: () => Stamp | undefined;
  push: (address: string, stamp: Stamp) => void;
  replace: (address: string, stamp: Stamp) => void;
  go: (delta: number) => void;
  /** Hears of Back, of Forward and of links to a fragment. */
  onPop: (listen: () => void) => () => void;
};
