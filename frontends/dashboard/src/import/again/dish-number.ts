/** «12», «4a», «A1», «#7» before a name: a kitchen's dish numbers. */
const numbered = /^\s*(?<number>#?\d{1,3}[a-z]?|[A-Z]{1,2}\d{1,3})(?:[.):]+\s*|\s+)(?=\S)/u;

/** A dish's number before its name, or its day and its name, in the source line; empty if it has none. */
export function numberOf(line: string, name: string): string {
  const found = numbered.exec(line);
  const rest = line.slice(found?.[0].length ?? 0);
  const isBefore = [rest, rest.replace(/^\p{L}+\s*[:–-]\s+/u, '')].some((one) =>
    one.startsWith(name.slice(0, 6)),
  );
  return found && isBefore && name !== '' ? (found.groups?.['number'] ?? '') : '';
}

const lead =
  /^\s*(?:(?:nr|no|nro|n[°º]|№)\.?\s*)?[#(]?(?<number>\d{1,3}[a-z]?|[a-z]{1,2}\d{1,3})(?:(?<sign>\s?[.):]+\s*|\s+[–-]\s+)|\s+)(?=[^\s\d])/iu;

/** A name without the number that it begins with: «12. Soup», and «12 Soup» where that is the dish's number. */
export function withoutNumber(name: string, number: string) {
  const found = lead.exec(name);
  const own = found?.groups?.['number'] ?? '';
  const isNumber = found?.groups?.['sign'] !== undefined || own.toLowerCase() === plain(number);
  return found && isNumber
    ? { number: own, before: found[0], bare: name.slice(found[0].length) }
    : { number: '', before: '', bare: name };
}

const plain = (number: string) => number.replace('#', '').toLowerCase();

export const isSameNumber = (one: string, other: string) =>
  one !== '' && plain(one) === plain(other);
