export type DeclaredAllergens = {
  /** Names of allergens. */
  contains: string[];
  mayContain: string[];
  /** False where nothing is declared, or it cannot be read. */
  isDeclared: boolean;
};

/** Reads `data-a`: names apart by spaces, `~` before what it may contain, `?` for unclear; absent is undeclared. */
export function declaredAllergens(declared: string | undefined): DeclaredAllergens {
  const names = declared?.split(' ').filter(Boolean) ?? [];
  return {
    contains: names.filter((name) => /^\w/.test(name)),
    mayContain: names.filter((name) => name.startsWith('~')).map((name) => name.slice(1)),
    isDeclared: declared !== undefined && !names.includes('?'),
  };
}
