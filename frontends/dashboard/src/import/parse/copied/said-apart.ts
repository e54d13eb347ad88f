const name = String.raw`(?<name>\s*\p{Lu}[^\d:;/»›\[“"„«.]{1,40}?)`;
const price = String.raw`(?<price>(?:\p{Sc}\s?)?\d{1,5}(?:[.,]\d{1,2})?(?:\s?(?:\p{Sc}|\p{L}{2,3}\.?))?)\s*`;
const said = String.raw`(?<said>\p{L}[^\d]{4,}?)`;

/** How a menu parts names from what is said of them, and what is said from the price. */
const ways = [
  String.raw`^${name}\s*;\s+${said}(?:\s*;)?\s+${price}$`,
  String.raw`^${name}\s+[»›]\s+${said}(?:\s+[»›])?\s+${price}$`,
  String.raw`^${name}\s+/\s+${said}\s+/\s+${price}$`,
  String.raw`^${name}\s+\[${said}\]\s+${price}$`,
  String.raw`^${name}\s+[“"„](?<said>(?=[^"“”]*\s\p{Ll})\p{L}[^\d“”"]{4,})[”"“]\s+${price}$`,
  String.raw`^${name}\s+${price}:\s+${said}$`,
  String.raw`^(?<name>\s*\p{Lu}[^\d:;/.]{1,40})\.\s+(?<said>\p{Lu}[^\d]{4,}?)\.?\s+${price}$`,
  String.raw`^\s*\*\*(?<name>[^*\d]{2,40})\*\*\s+(?<said>\p{L}[^\d*]{4,}?)\s+${price}$`,
  String.raw`^\s*(?<name>(?:\p{Lu}[\p{Lu}'’&-]+\s){1,4})\s*(?<said>\p{Ll}[^\d]{4,}?)\s+${price}$`,
].map((way) => new RegExp(way, 'u'));

/** So many dishes, and such a share of all lines that say more than a name, are written so. */
const fewest = 4;
const most = 0.6;
const saysMore = /\p{L}\s.*\d/u;

/** «Leek pie; mash and peas; 12.50», «Leek pie [mash and peas] 12.50», «Leek pie 12.50: mash and peas»: as with dashes. */
export function withSaidApart(lines: readonly string[]): string[] {
  const full = lines.filter((line) => saysMore.test(line)).length;
  const way = ways.find((rule) => {
    const count = lines.filter((line) => rule.test(line)).length;
    return count >= fewest && count >= full * most;
  });
  return way ? lines.map((line) => line.replace(way, '$<name> – $<said> – $<price>')) : [...lines];
}
