/** Enough of a thing for its list to be searched and sorted; each with its own id and name. */
export const many = <Thing extends { id: string; name: string }>(thing: Thing): Thing[] => [
  thing,
  ...Array.from({ length: 7 }, (_, at) => ({
    ...thing,
    id: `${thing.id}-${at + 2}`,
    name: `${thing.name} ${at + 2}`,
  })),
];
