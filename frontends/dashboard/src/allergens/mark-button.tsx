import { type Allergen, allergenName } from '@menuleaf/shared/menu/allergens/allergen-names.ts';
import { markOf } from './dish-allergens.ts';
import { useTicks } from './ticks.ts';
import type { GridDish } from './use-dish.ts';
import styles from './grid.css';

export function allergenTitle(allergen: string): string {
  const name = allergenName(allergen);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

const states = { contains: true, may: 'mixed', no: false } as const;

type MarkButtonProps = { of: GridDish; allergen: Allergen; look: 'cell' | 'chip' };

/** One allergen of a dish; each press cycles contains, may contain, neither. */
export function MarkButton({ of, allergen, look }: MarkButtonProps) {
  const ticks = useTicks();
  const mark = markOf(of.said, allergen);
  const word = of.suggestions.find((one) => one.allergen === allergen)?.word;
  const title = allergenTitle(allergen);
  const more = [mark === 'may' && 'may contain', word && `suggested: ${word}`].filter(Boolean);
  return (
    <button
      type="button"
      className={[styles['mark'], styles[look]].join(' ')}
      data-mark={mark}
      data-suggested={word !== undefined || undefined}
      data-column={allergen}
      tabIndex={look === 'cell' ? -1 : undefined}
      aria-pressed={states[mark]}
      aria-label={[`${title}: ${of.named}`, ...more].join(', ')}
      title={[title, ...more].join(', ')}
      disabled={of.isLocked}
      onClick={() => ticks.press(of.id, allergen)}
    >
      <span className={styles['sign']} aria-hidden="true" />
      {look === 'chip' ? title : null}
      {look === 'chip' && mark === 'may' ? ' (traces)' : null}
    </button>
  );
}
