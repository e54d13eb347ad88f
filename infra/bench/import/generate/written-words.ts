export const kinds = ['starters', 'mains', 'desserts', 'drinks'] as const;
export type Kind = (typeof kinds)[number];

export type WrittenWords = Record<Kind, string> & { sections: Record<Kind, string> } & Record<
    'ingredients' | 'diets' | 'allergens' | 'sizes' | 'notes' | 'market' | 'person' | 'footers',
    string
  >;
