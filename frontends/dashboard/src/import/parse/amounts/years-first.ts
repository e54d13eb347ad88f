import { isPriceAlone, isPriced } from '../bare-names.ts';
import { withText, type Step, type TidyLine } from '../tidy-line.ts';

const year = String.raw`(?:(?:19[5-9]|20[0-4])\d|['’]\d{2}|NV|MV|N\.V\.|S\.A\.)`;
/** «2020  Barolo», above «Massolino, Piedmont  22  105» */
const first = new RegExp(
  String.raw`^\s*(?<year>${year})(?:\s*[|·–—-]\s+|\s+)(?<name>\p{Lu}[^\d,]*?)\s*$`,
  'u',
);
/** «2021    Chablis, Fèvre», «104 | NV | Fino», «2018 – Cornas»: the year stands apart from the name, as in a table. */
const apart = new RegExp(
  String.raw`^(?<year>\s*(?:\d{1,4}[.)]?(?:\s*\|\s*|\s+))?${year})(?:\s*[|·–—-]\s+|\s{2,})(?=["“'‘]?\p{L}{2}|\d{1,2}\s\p{L})`,
  'u',
);
const leastLed = 3;

/** The first two places are one, whatever stands in them. */
function joined(line: TidyLine): TidyLine {
  const found = apart.exec(line.text);
  const text = line.text.replace(apart, '$<year> ');
  const at = line.places?.findIndex((place) => new RegExp(`^${year}$`, 'u').test(place.text)) ?? -1;
  const [own, name] = line.places?.slice(at, at + 2) ?? [];
  if (!found || at < 0 || !own || !name) return withText(line, text);
  const both = { text: `${own.text} ${name.text}`, x: own.x, end: name.end };
  return { ...line, text, places: line.places?.toSpliced(at, 2, both) };
}

/** The year of a wine goes behind a name with no price beside it, and beside its name in a table, where a list has years first. */
export const withYearsBehind: Step = (lines) => {
  const isLed = (at: number) => {
    const below = lines[at + 1]?.text ?? '';
    return first.test(lines[at]?.text ?? '') && isPriced(below) && !isPriceAlone(below);
  };
  if (lines.filter((_, at) => isLed(at)).length >= leastLed)
    return lines.map((line, at) =>
      isLed(at) ? withText(line, line.text.replace(first, '$<name> $<year>')) : line,
    );
  const isApart = lines.filter(({ text }) => apart.test(text)).length >= leastLed;
  return isApart ? lines.map((line) => (apart.test(line.text) ? joined(line) : line)) : [...lines];
};
