import type { Entries } from './entries.ts';

/** The current location. `key` is `default` for the first page of the tab. */
export type Location = { pathname: string; search: string; hash: string; key: string };

/** How a page was reached. */
export const NavigationType = { Pop: 'POP', Push: 'PUSH', Replace: 'REPLACE' } as const;
type NavigationTypeName = (typeof NavigationType)[keyof typeof NavigationType];

export type Shown = { location: Location; navigationType: NavigationTypeName };

/** A blocked navigation; `proceed` continues it. */
export type BlockedNavigation = {
  currentLocation: Location;
  nextLocation: Location;
  proceed: () => void;
};

/** Returns true to block a step. */
type Blocker = (step: BlockedNavigation) => boolean;

export type NavigateOptions = {
  replace?: boolean | undefined;
  /** Runs once the step is taken, which the user may refuse. */
  then?: () => void;
};

const firstKey = 'default';
const newKey = () => Math.random().toString(36).slice(2, 10);

/** Resolves a link's address on its page; `?tab=menus` stays on the page. */
function locationOf(address: string, from: string, key: string): Location {
  const { pathname, search, hash } = new URL(
    address.replace(/^\/+/, '/'),
    new URL(from, 'http://localhost'),
  );
  return { pathname, search, hash, key };
}

const addressOf = ({ pathname, search, hash }: Location) => pathname + search + hash;

/** Navigates within a tab; any step can be blocked until the user confirms it. */
export class TabHistory {
  #shown: Shown;
  #index: number;
  #isTakingBack = false;
  #isAnswered = false;
  #stop: () => void = () => undefined;
  readonly #entries: Entries;
  readonly #listeners = new Set<() => void>();
  readonly #holds = new Set<Blocker>();

  constructor(entries: Entries) {
    this.#entries = entries;
    const { key, index } = entries.stamp() ?? { key: firstKey, index: 0 };
    if (!entries.stamp()) entries.replace(entries.address(), { key, index });
    this.#index = index;
    this.#shown = { location: this.#location(key), navigationType: NavigationType.Pop };
  }

  get shown(): Shown {
    return this.#shown;
  }

  /** Listens to the browser while there are subscribers. */
  subscribe(listen: () => void): () => void {
    if (this.#listeners.size === 0) this.#stop = this.#entries.onPop(() => this.#onPop());
    this.#listeners.add(listen);
    return () => {
      this.#listeners.delete(listen);
      if (this.#listeners.size === 0) this.#stop();
    };
  }

  /** Called before every step, e.g. to warn about unsaved edits. */
  block(blocker: Blocker): () => void {
    this.#holds.add(blocker);
    return () => void this.#holds.delete(blocker);
  }

  /** Navigates to an address, or by a number of pages; negative is back. */
  navigate(to: string | number, { replace = false, then }: NavigateOptions = {}): void {
    if (typeof to === 'number') {
      this.#entries.go(to);
      return;
    }
    const next = locationOf(to, this.#entries.address(), newKey());
    const step = () => {
      this.#step(next, replace);
      then?.();
    };
    if (!this.#isHeld(next, step)) step();
  }

  #step(next: Location, replace: boolean): void {
    if (!replace) this.#index += 1;
    const stamp = { key: next.key, index: this.#index };
    this.#entries[replace ? 'replace' : 'push'](addressOf(next), stamp);
    this.#show(next, replace ? NavigationType.Replace : NavigationType.Push);
  }

  #onPop(): void {
    if (this.#isTakingBack) {
      this.#isTakingBack = false;
      return;
    }
    const stamp = this.#entries.stamp() ?? this.#stampedByBrowser();
    const delta = stamp.index - this.#index;
    const location = this.#location(stamp.key);
    const again = () => {
      this.#isAnswered = true;
      this.#entries.go(delta);
    };
    const isAnswered = this.#isAnswered;
    this.#isAnswered = false;
    if (!isAnswered && delta !== 0 && this.#isHeld(location, again)) {
      // The browser has already navigated.
      this.#isTakingBack = true;
      this.#entries.go(-delta);
      return;
    }
    this.#index = stamp.index;
    this.#show(location, NavigationType.Pop);
  }

  /** Fragment links create entries without a stamp. */
  #stampedByBrowser() {
    const stamp = { key: newKey(), index: this.#index + 1 };
    this.#entries.replace(this.#entries.address(), stamp);
    return stamp;
  }

  #isHeld(nextLocation: Location, proceed: () => void): boolean {
    const step = { currentLocation: this.#shown.location, nextLocation, proceed };
    return [...this.#holds].some((hold) => hold(step));
  }

  #location(key: string): Location {
    return locationOf(this.#entries.address(), '/', key);
  }

  #show(location: Location, navigationType: NavigationTypeName): void {
    this.#shown = { location, navigationType };
    for (const listen of this.#listeners) listen();
  }
}
