/** Row height assumed before any is measured, in pixels. */
const guess = 150;
/** After this many rows the mean is fixed: a later change would move all below. */
const enough = 24;

/** Row heights of a list: measured if rendered, else the mean. */
export class RowHeights {
  readonly #known = new Map<string, number>();
  #width = 0;
  mean = guess;

  /** Whether newly rendered rows still change the mean. */
  get learning(): boolean {
    return this.#known.size < enough;
  }

  /** Forgets all heights if the list's width changed. Returns whether it did. */
  isOther(width: number): boolean {
    if (width === this.#width) return false;
    this.#width = width;
    this.#known.clear();
    return true;
  }

  keep(id: string, height: number): void {
    const { learning } = this;
    this.#known.set(id, height);
    if (!learning) return;
    let sum = 0;
    for (const each of this.#known.values()) sum += each;
    this.mean = sum / this.#known.size;
  }

  /** 0 if never rendered. */
  of(id: string): number {
    return this.#known.get(id) ?? 0;
  }
}

const kept = new Map<string, RowHeights>();

/** Heights of the named list, kept until reload: returning finds the list where it was. */
export function heightsOf(list: string): RowHeights {
  const heights = kept.get(list) ?? new RowHeights();
  kept.set(list, heights);
  return heights;
}
