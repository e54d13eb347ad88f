/** What a row is taken to measure before any was drawn, in pixels. */
const guess = 150;
/** After so many rows their mean stands: were it to change later, all below would move. */
const enough = 24;

/** How tall the rows of a list are: as measured where they were drawn, their mean elsewhere. */
export class RowHeights {
  readonly #known = new Map<string, number>();
  #width = 0;
  mean = guess;

  /** Whether the rows that are drawn next still change what the others are taken to measure. */
  get learning(): boolean {
    return this.#known.size < enough;
  }

  /** In a list of another width all rows have other heights. Returns whether it is one. */
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
    this.mean = this.#known.values().reduce((sum, each) => sum + each, 0) / this.#known.size;
  }

  /** 0 when it was never drawn. */
  of(id: string): number {
    return this.#known.get(id) ?? 0;
  }
}

const kept = new Map<string, RowHeights>();

/** Of the list of that name, as long as the product is open: who comes back finds the list where it was. */
export function heightsOf(list: string): RowHeights {
  const heights = kept.get(list) ?? new RowHeights();
  kept.set(list, heights);
  return heights;
}
