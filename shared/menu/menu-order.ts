/** Case-insensitive collation. Created once, since creating one costs more than using it. */
export const alphabetical = new Intl.Collator('en').compare;

type Sorted = { sort_order: number; name: string; id: string };

/** Lower sort order first, ties alphabetical; the id makes it total. */
export const byMenuOrder = (a: Sorted, b: Sorted) =>
  a.sort_order - b.sort_order || alphabetical(a.name, b.name) || alphabetical(a.id, b.id);

type Created = { created_at: string; id: string };

/** Oldest first: kept editable by smaller plans. */
export const byCreation = (a: Created, b: Created) =>
  alphabetical(a.created_at, b.created_at) || alphabetical(a.id, b.id);
