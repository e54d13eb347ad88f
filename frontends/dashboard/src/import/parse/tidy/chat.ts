import { countsOf } from '../counts-of.ts';
import { isBlank, type Step, type TidyLine, withText } from '../tidy-line.ts';

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

/** «<Media omitted>», in any language. */
const isOmitted = /^\s*<[^<>\d]{3,40}>\s*$/u;

const blank = { text: '', from: [] };

/** «Thx», «Viele Grüße», «Sent from my phone»: behind it stands who wrote. */
const signOff =
  /^\W*(?:thanks?(?: you| a lot)?|thx|cheers|(?:best|kind|warm) (?:regards|wishes)|regards|merci(?: beaucoup)?|cordialement|bien à (?:vous|toi)|(?:vielen |besten )?dank|danke|(?:mit )?(?:freundlichen?|liebe|viele|beste) grü(?:ße|ss)\p{L}*|lg|mfg|grazie|(?:cordiali |distinti )?saluti|gracias|(?:un )?saludos?|obrigad[oa]|cumprimentos|groet\p{L}*|(?:med )?(?:vennlig |venlig )?hilsen|tack|pozdrav\p{L}*|(?:sent from|von mein|envoyé|inviato d|enviado d|verzonden v|skickat f|wysłan)\P{Nd}*)\W*$/iu;
/** So many lines stand below it at most. */
const fewBehind = 6;
const isMoney = ({ text }: TidyLine) => /\p{Sc}\s?\d|\d\s?\p{Sc}|\d[.,]\d{2}/u.test(text);

/** Strips message senders and times, and what ends a letter. */
export const withoutSenders: Step = (given) => {
  const end = given.findIndex(({ text }, at) => {
    const rest = given.slice(at + 1).filter((line) => !isBlank(line));
    return signOff.test(text) && rest.length <= fewBehind && !rest.some(isMoney);
  });
  const lines = given.map((line, at) => (end >= 0 && at >= end ? { ...line, text: '' } : line));
  const writer = writerOf(lines);
  return lines.flatMap((line) => {
    const { sender, said = '' } = partsOf(line) ?? {};
    if (sender === undefined) return [line];
    if (sender !== writer || isOmitted.test(said)) return [{ ...line, text: '' }];
    return [blank, withText(line, said)];
  });
};
