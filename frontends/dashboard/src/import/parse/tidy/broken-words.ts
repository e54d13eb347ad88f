import type { Step, TidyLine } from './tidy-line.ts';

/** A word parted at the end of a line is one again. */
export const joined: Step = (lines) => {
  const whole: TidyLine[] = [];
  for (const line of lines) {
    const above = whole.at(-1);
    const isParted =
      above !== undefined && /\p{Ll}{2}-$/u.test(above.text) && /^\s*\p{Ll}/u.test(line.text);
    if (isParted)
      whole[whole.length - 1] = {
        ...above,
        ...line,
        text: above.text.slice(0, -1) + line.text.trimStart(),
        from: [...above.from, ...line.from],
      };
    else whole.push(line);
  }
  return whole;
};
