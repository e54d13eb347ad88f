import type { Step, TidyLine } from './tidy-line.ts';

/** The last word of a name, and its price. */
const wordAndPrice = /^\s*\p{Ll}+\s{3,}\S*\d\S*$/u;

/** A word parted at the end of a line is one again. */
export const joined: Step = (lines) => {
  const whole: TidyLine[] = [];
  for (const line of lines) {
    const above = whole.at(-1);
    const isParted =
      above !== undefined && /\p{Ll}{2}-$/u.test(above.text) && /^\s*\p{Ll}/u.test(line.text);
    const isLeftOpen =
      above !== undefined &&
      /^\s*\p{Lu}[^,]*, [^,]*\p{L}$/u.test(above.text) &&
      wordAndPrice.test(line.text);
    if (isParted || isLeftOpen)
      whole[whole.length - 1] = {
        ...above,
        ...line,
        text: isParted
          ? above.text.slice(0, -1) + line.text.trimStart()
          : `${above.text} ${line.text.trimStart()}`,
        from: [...above.from, ...line.from],
      };
    else whole.push(line);
  }
  return whole;
};
