/** «12», «4a», «A1», «#7» before a name, as a kitchen calls its dishes. */
const numbered = /^\s*(?<number>#?\d{1,3}[a-z]?|[A-Z]{1,2}\d{1,3})(?:[.):]+\s*|\s+)(?=\S)/u;

/** The number that a dish had before its name where it was read from; empty where it had none. */
export function numberOf(line: string, name: string): string {
  const found = numbered.exec(line);
  const isBefore = found !== null && line.slice(found[0].length).startsWith(name.slice(0, 6));
  return isBefore && name !== '' ? (found.groups?.['number'] ?? '') : '';
}
