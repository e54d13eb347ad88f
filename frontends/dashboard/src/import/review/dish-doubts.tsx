import { Check, CircleAlert } from 'lucide-react';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { VisuallyHidden } from '@menuleaf/shared/ui/visually-hidden.tsx';
import { isDishDoubted, isPriceless, missingField, openDoubts, type DraftDish } from '../draft.ts';
import styles from './dish.css';

type DishDoubtsProps = {
  dish: DraftDish;
  id: string;
  /** Whether it has a price is asked at the head of its section. */
  isAsked: boolean;
  onRight: () => void;
  onNoPrice: () => void;
  /** Undefined for the first dish of a section. */
  onMerge: (() => void) | undefined;
  /** Undefined where nothing says that it may be one. */
  onHeading: (() => void) | undefined;
  onDrop: () => void;
};

/** Why a dish needs review, with a button to accept it. */
export function DishDoubts(props: DishDoubtsProps) {
  const { dish, id, isAsked, onRight, onNoPrice, onMerge, onHeading, onDrop } = props;
  const missing = missingField(dish, isAsked);
  const isDoubted = isDishDoubted(dish, isAsked);
  const reasons = [...new Set(openDoubts(dish).map(({ reason }) => reason))];
  if (dish.isNear && dish.known)
    reasons.push(`It was matched to “${dish.known.name}”, which is on this menu.`);
  if (missing !== undefined && !dish.doubts.some(({ field }) => field === 'price'))
    reasons.push(missing);
  return (
    <div className={styles['doubts']}>
      <p id={id}>
        <CircleAlert size={16} aria-hidden="true" />
        {reasons.join(' ')}
      </p>
      {missing === undefined ? (
        <Button tone="plain" data-right aria-describedby={id} onClick={onRight}>
          <Check size={16} aria-hidden="true" />
          Keep as it is
          <VisuallyHidden>: {dish.name}</VisuallyHidden>
        </Button>
      ) : null}
      {isDoubted && onMerge ? (
        <Button tone="plain" onClick={onMerge}>
          Merge with above<VisuallyHidden>: {dish.name}</VisuallyHidden>
        </Button>
      ) : null}
      {isPriceless(dish) && !isAsked ? (
        <Button tone="plain" onClick={onNoPrice}>
          No price of its own<VisuallyHidden>: {dish.name}</VisuallyHidden>
        </Button>
      ) : null}
      {onHeading ? (
        <Button tone="plain" onClick={onHeading}>
          Make it a heading<VisuallyHidden>: {dish.name}</VisuallyHidden>
        </Button>
      ) : null}
      {isDoubted ? (
        <Button tone="plain-danger" onClick={onDrop}>
          Drop<VisuallyHidden> {dish.name}</VisuallyHidden>
        </Button>
      ) : null}
    </div>
  );
}
