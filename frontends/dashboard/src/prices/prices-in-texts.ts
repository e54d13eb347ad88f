type Texts = { name: string; description: string | null; note?: string | null | undefined };

/** «extra noodles + 2.00», «from €9»; no liters, hours or percent. */
const price =
  /\p{Sc}\s?\d|\d\s?\p{Sc}|(?<![\d.,:–-])\d{1,4}[.,]\d{2}(?![\d.,:–-]|\s?(?:%|[ckm]?[lg]\b|h\b|Uhr))/u;

/** The names of what has a price in its description or note, each once: another price does not reach it. */
export const namesWithPrices = (things: readonly Texts[]): string[] => [
  ...new Set(
    things
      .filter(({ description, note }) => price.test(`${description ?? ''}\n${note ?? ''}`))
      .map(({ name }) => name),
  ),
];
