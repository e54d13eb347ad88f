type Sorted = { sort_order: number; name: string; id: string };

/** Lower sort order first, ties alphabetical; the id makes it total. */
export const byMenuOrder = (a: Sorted, b: Sorted) =>
  a.sort_order - b.sort_order || a.name.localeCompare(b.name, 'en') || a.id.localeCompare(b.id);

type Created = { created_at: string; id: string };

/** Oldest first: what a smaller plan keeps editable. */
export const byCreation = (a: Created, b: Created) =>
  a.created_at.localeCompare(b.created_at) || a.id.localeCompare(b.id);
