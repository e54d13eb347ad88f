type Ordered = { sort_order: number; name: string };

/** The order on a menu: lower comes first, ties alphabetical. */
export const inMenuOrder = <T extends Ordered>(things: readonly T[]): T[] =>
  things.toSorted((a, b) => a.sort_order - b.sort_order || a.name.localeCompare(b.name));
