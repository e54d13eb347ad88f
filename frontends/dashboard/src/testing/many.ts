/** So many of a thing that its list is searched and sorted; each with an id and a name of its own. */
export const many = <Thing extends { id: string; name: string }>(thing: Thing): Thing[] => [
  thing,
  ...Array.from({ length: 7 }, (_, at) => ({
    ...thing,
    id: `${thing.id}-${at + 2}`,
    name: `${thing.name} ${at + 2}`,
  })),
];
