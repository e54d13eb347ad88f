import { Check } from 'lucide-react';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { VisuallyHidden } from '@menuleaf/shared/ui/visually-hidden.tsx';
import { isNone } from './dish-allergens.ts';
import { useTicks } from './ticks.ts';
import type { GridDish } from './use-dish.ts';
import styles from './grid.css';

const dayWords = (instant: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }).format(new Date(instant));

function standing({ isConfirmed, isTicked, confirmedAt, dish }: GridDish): string | undefined {
  if (isConfirmed) return confirmedAt === undefined ? undefined : dayWords(confirmedAt);
  if (isTicked) return 'Not confirmed yet';
  if (confirmedAt === undefined) return undefined;
  const day = dayWords(confirmedAt);
  return dish.allergens_confirmed ? day : `Changed since it was confirmed on ${day}`;
}

/** Confirms one dish; any later tick makes it unconfirmed again. */
export function DishWord({ of }: { of: GridDish }) {
  const ticks = useTicks();
  const { id, isConfirmed, isLocked, suggestions, named } = of;
  const state = standing(of);
  return (
    <div className={styles['word']}>
      {suggestions.length > 0 ? (
        <Button disabled={isLocked} data-column="take" onClick={() => ticks.take(id, suggestions)}>
          Use the suggestions<VisuallyHidden> for {named}</VisuallyHidden>
        </Button>
      ) : null}
      {/* Not `disabled` once pressed: focus would be lost. */}
      <Button
        tone={isConfirmed ? 'plain' : 'quiet'}
        disabled={isLocked}
        aria-disabled={isConfirmed || undefined}
        data-column="confirm"
        onClick={() => (isConfirmed ? undefined : ticks.confirm([id]))}
      >
        {isConfirmed ? (
          <>
            <Check size={18} aria-hidden="true" />
            Confirmed
          </>
        ) : isNone(of.said) ? (
          'Confirm none'
        ) : (
          'Confirm'
        )}
        <VisuallyHidden> {named}</VisuallyHidden>
      </Button>
      {state ? <span className={styles['day']}>{state}</span> : null}
    </div>
  );
}
