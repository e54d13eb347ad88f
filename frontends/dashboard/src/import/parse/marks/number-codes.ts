import { countsOf } from '../counts-of.ts';
import { isBlank, type Step, type TidyLine, withText } from '../tidy-line.ts';

const minCount = 3;

/** «/ 1,3,7 /58,40»: between strokes stand the codes. */
const stroked = /\s*\/\s?(\d{1,2}(?:,\d{1,2})*)\s?\/\s?(?=\d{1,4}[.,]\d{2}\s*$)/u;

/** «Dýňová polévka / 7 | Pumpkin soup»: before what it is called in a second language. */
const barred = /\s*\/\s?(\d{1,2}(?:\s?,\s?\d{1,2})*)\s?\|\s*(?=\p{L})/u;

const ofMoney = /\p{Sc}|(?<![\d,.])\d{1,3}[.,]\d{2}(?![\d,])/u;
const codesBehind = /(?:^|(?<=\p{L}.*\s))(\d{1,2}(?:,\s?\d{1,2})*)\s*$/u;

const isAscending = (numbers: readonly number[]) =>
  numbers.every((one, at) => one > (numbers[at - 1] ?? 0) && one < 15);

const numbersIn = (text: string) => (codesBehind.exec(text)?.[1] ?? '').split(',').map(Number);

const raised = (code: number) =>
  String(code).replaceAll(/\d/gu, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(Number(digit)));

/** «2,7», «2,4,7,11» behind dishes or below them, where nothing costs money: they are codes. */
function withCodesRaised(lines: readonly TidyLine[]): TidyLine[] | undefined {
  const found = lines.filter(({ text }) => codesBehind.test(text));
  const all = found.map(({ text }) => numbersIn(text));
  const several = all.filter(({ length }) => length > 1);
  const areCodes =
    several.length >= minCount && all.every(isAscending) && all.some((one) => one.length > 2);
  if (!areCodes || lines.some(({ text }) => ofMoney.test(text))) return undefined;
  const written: TidyLine[] = [];
  for (const line of lines) {
    const codes = found.includes(line) ? numbersIn(line.text).map(raised).join(',') : '';
    const words = line.text.replace(codesBehind, '').trimEnd();
    const above = written.at(-1);
    if (codes !== '' && words === '' && above && !isBlank(above))
      written[written.length - 1] = {
        ...above,
        text: above.text + codes,
        from: [...above.from, ...line.from],
      };
    else written.push(codes === '' ? line : withText(line, words + codes));
  }
  return written;
}

const ofCodes = /\(\d{1,2}(?:,\s?\d{1,2}){2,13}\)/u;
const ofTwo = /(?<=\()(\d{1,2}),(1[0-4])(?=\))/gu;

/** «(1,6,11)», «(1,2,6,7)»: so «(6,12)» is no amount. */
function withPairsParted(lines: readonly TidyLine[]): TidyLine[] {
  const areCoded = lines.filter(({ text }) => ofCodes.test(text)).length >= minCount;
  const part = (pair: string, one: string, other: string) =>
    isAscending([Number(one), Number(other)]) ? `${one}, ${other}` : pair;
  return areCoded
    ? lines.map((line) => withText(line, line.text.replaceAll(ofTwo, part)))
    : [...lines];
}

const code = String.raw`[a-z]\d?`;
const listedCodes = new RegExp(
  String.raw`(?<=\s)(?:(?:\d{1,2},)*${code}(?:,${code})+|(?:\d{1,2},)+${code})(?:/\d{1,2}(?:,\d{1,2})*)?(?=\s|$)`,
  'gu',
);
const anyCodes = new RegExp(
  String.raw`(?<=[\p{L})]\s+)(?:\d{1,2},)*${code}(?:,${code})*(?:/\d{1,2}(?:,\d{1,2})*)?(?=\s|$)`,
  'gu',
);

/** «Lentils with sausage  a1,i,j/2,3», «Chicken i with salad g», «Ham 2,3,a»: small codes within names, where most stand together. */
function withCodesInBrackets(lines: readonly TidyLine[]): TidyLine[] {
  const countIn = (rule: RegExp) =>
    countsOf(
      lines.flatMap(({ text }) => text.match(rule) ?? []).flatMap((one) => one.split(/[,/]/u)),
    );
  const several = lines.filter(({ text }) => text.search(listedCodes) > 0);
  if (several.length <= minCount) return [...lines];
  const [together, all] = [countIn(listedCodes), countIn(anyCodes)];
  const isCode = (group: string) =>
    group.length > 2 || (together.get(group) ?? 0) * 2 > (all.get(group) ?? 0);
  return lines.map((line) => {
    const groups = (line.text.match(anyCodes) ?? []).filter(isCode);
    let left = groups.length;
    const text = line.text.replaceAll(anyCodes, (group) => {
      if (!isCode(group)) return group;
      left -= 1;
      return left > 0 ? '' : `(${groups.join(',').replaceAll('/', ',')})`;
    });
    return withText(line, text);
  });
}

/** «Salami2,3    8,00», «Cola1,9 0,33 l 2,20»: codes without a blank, and the price behind. */
const number = String.raw`(?:[1-9]|1\d)`;
const glued = new RegExp(String.raw`(?<=\p{Ll}{3})${number}(?:,${number})+\s.*\d`, 'u');
const gluedCodes = new RegExp(
  String.raw`(?<=\p{Ll}{3})(${number}(?:,${number})*)(?=[\s,]|$)`,
  'gu',
);

/** Numbers that are codes, in brackets, where at least three dishes have them written alike. */
export const withNumberCodes: Step = (given) => {
  const coded = withCodesRaised(given);
  if (coded) return coded;
  const lines = withPairsParted(withCodesInBrackets(given));
  const isUsual = (rule: RegExp) => lines.filter(({ text }) => rule.test(text)).length >= minCount;
  if (isUsual(stroked))
    return lines.map((line) => withText(line, line.text.replace(stroked, ' ($1)    ')));
  if (isUsual(barred))
    return lines.map((line) => withText(line, line.text.replace(barred, ' ($1)    ')));
  return isUsual(glued)
    ? lines.map((line) => withText(line, line.text.replaceAll(gluedCodes, ' ($1)')))
    : lines;
};
