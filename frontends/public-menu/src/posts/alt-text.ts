import type { PostedSection } from './posted.ts';

/** The lowest limit of networks with alt text: Bluesky has 2,000, Mastodon 1,500, X and Instagram 1,000. */
const longest = 1000;

/** Alt text of a picture: dishes with their prices, or only their names if that is too long. */
export function altText(
  intro: string,
  sections: readonly PostedSection[],
  shown: ReadonlySet<string>,
): string {
  const said = (hasPrices: boolean) =>
    [
      intro,
      ...sections.flatMap(({ name, dishes }) => {
        const own = dishes.filter(({ id }) => shown.has(id));
        const words = own.map((dish) => {
          const prices = dish.choices.length > 0 ? dish.choices.join(', ') : dish.price;
          return hasPrices && prices !== '' ? `${dish.name}, ${prices}` : dish.name;
        });
        return words.length > 0 ? [`${name}: ${words.join('; ')}.`] : [];
      }),
    ].join('\n');
  const whole = said(true);
  if (whole.length <= longest) return whole;
  const short = said(false);
  return short.length <= longest ? short : `${short.slice(0, longest - 1)}…`;
}
