export type DeclaredAllergens = {
  /** Allergen names. */
  contains: string[];
  mayContain: string[];
  /** False if nothing is declared, or it cannot be parsed. */
  isDeclared: boolean;
};

/** Parses `data-a`: spaces split names, `~` before what it may contain, `?` for unclear; absent is undeclared. */
export function declaredAllergens(declared: string | undefined): DeclaredAllergens {
  const names = declared?.split(' ').filter(Boolean) ?? [];
  return {
    contains: names.filter((name) => /^\w/.test(name)),
    mayContain: names.filter((name) => name.startsWith('~')).map((name) => name.slice(1)),
    isDeclared: declared !== undefined && !names.includes('?'),
  };
}
