import { countsOf } from '../counts-of.ts';
import { type Step, type TidyLine, withText } from '../tidy-line.ts';

const time = '\\d{1,2}[:.]\\d{2}(?:[:.]\\d{2})?(?:\\s?[ap]\\.?m\\.?)?';
const day = '\\d{1,4}[/.-]\\d{1,2}[/.-]\\d{2,4}';
const stamp = `(?:\\[(?:${day},?\\s+)?${time}(?:,?\\s+${day})?\\]\\s*|(?:${day},?\\s+)?${time}\\s*[-–]\\s*)`;
const message = new RegExp(
  `^\\s*${stamp}(?<sender>(?!\\d{1,2}:)[^:]{1,40}):\\s*(?<said>.*)$`,
  'iu',
);
const partsOf = ({ text }: TidyLine) => message.exec(text)?.groups;

/** The main sender; the others reply. */
function writerOf(lines: readonly TidyLine[]): string {
  const counts = countsOf(lines.flatMap((line) => partsOf(line)?.sender ?? []));
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? '';
}

const blank = { text: '', from: [] };

/** Strips message senders and times. */
export const withoutSenders: Step = (lines) => {
  const messages = lines.filter(partsOf).length;
  const areLong = messages * 2 < lines.length;
  const writer = writerOf(lines);
  return lines.flatMap((line) => {
    const { sender, said = '' } = partsOf(line) ?? {};
    if (sender === undefined) return [line];
    if (sender !== writer) return [{ ...line, text: '' }];
    return areLong ? [blank, withText(line, said)] : [withText(line, said)];
  });
};
