import type { ReadSection } from '../source-line.ts';
import type { ComparedStretch, Agreement } from './choice.ts';
import type { LabeledDish } from './labeled-dishes.ts';
import { type Placed, type Stretch, stretchesOf } from './stretches.ts';

function compareStretches(stretches: readonly Stretch[], end: number): ComparedStretch[] {
  return stretches.map((stretch, at) => {
    const last = stretches[at - 1]?.second[0]?.to ?? 0;
    const next = stretches[at + 1]?.second[0]?.from ?? end;
    const from = Math.min(last, ...stretch.second.map((dish) => dish.from));
    const to = Math.max(next, ...stretch.second.map((dish) => dish.to));
    return { ...stretch, from, to };
  });
}

const unpricedShare = (dishes: readonly { price: number | null }[]) =>
  dishes.filter(({ price }) => price === null).length / Math.max(1, dishes.length);

/** Two readings of a menu of so many tokens, stretch by stretch, and what they have in common. */
export function comparison(
  sections: readonly ReadSection[],
  second: readonly LabeledDish[],
  end: number,
): { stretches: ComparedStretch[]; whole: Agreement } {
  const first = sections.flatMap((section): Placed[] =>
    section.dishes.map((dish) => ({ section, dish })),
  );
  const stretches = compareStretches(stretchesOf(first, second), end);
  const whole = {
    ...{ first: first.length, second: second.length },
    agreed: stretches.filter(({ isAgreed }) => isAgreed).length,
    unpriced: unpricedShare(first.map(({ dish }) => dish)),
    unpricedThen: unpricedShare(second),
  };
  return { stretches, whole };
}
