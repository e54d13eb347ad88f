/** «12», «4a», «A1», «#7» before a name: a kitchen's dish numbers. */
const numbered = /^\s*(?<number>#?\d{1,3}[a-z]?|[A-Z]{1,2}\d{1,3})(?:[.):]+\s*|\s+)(?=\S)/u;

/** A dish's number before its name in the source line; empty if it has none. */
export function numberOf(line: string, name: string): string {
  const found = numbered.exec(line);
  const isBefore = found !== null && line.slice(found[0].length).startsWith(name.slice(0, 6));
  return isBefore && name !== '' ? (found.groups?.['number'] ?? '') : '';
}
