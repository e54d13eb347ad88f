/** `Name|12.5` a line. */
export const readPairs = (text) =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const at = line.lastIndexOf('|');
      const price = line.slice(at + 1);
      return { name: line.slice(0, at), price: price === '' ? null : Number(price) };
    });
export const pairsOf = ({ sections }) =>
  sections.flatMap(({ dishes }) =>
    dishes.map(({ name, price, doubts }) => ({ name, price, isDoubtful: doubts.length > 0 })),
  );
const plain = (name) =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const keyOf = ({ name, price }) => `${plain(name)}|${price ?? ''}`;
/** How many of the pairs were read right, and which wrong ones nothing warned of. */
export function scoreOf(expected, read) {
  const wanted = new Set(expected.map(keyOf));
  const found = new Set(read.map(keyOf));
  return {
    expected: expected.length,
    right: expected.filter((pair) => found.has(keyOf(pair))).length,
    silent: read.filter((pair) => !pair.isDoubtful && !wanted.has(keyOf(pair))).map(keyOf),
    missing: expected.map(keyOf).filter((key) => !found.has(key)),
  };
}
