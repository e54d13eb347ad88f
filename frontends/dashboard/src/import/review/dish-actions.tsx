import { Button } from '@menuleaf/shared/ui/button.tsx';
import { VisuallyHidden } from '@menuleaf/shared/ui/visually-hidden.tsx';
import type { Draft, DraftDish } from '../draft.ts';
import { mergeAbove, moveDish, splitDish } from '../draft-edits.ts';
import styles from './dish.css';

export type SectionName = { id: string; name: string };

type DishActionsProps = {
  dish: DraftDish;
  /** Not for the first of a section, nor where its doubt offers it already. */
  canMerge: boolean;
  onHeading: (() => void) | undefined;
  onDrop: (() => void) | undefined;
  section: string;
  sections: readonly SectionName[];
  edit: (change: (draft: Draft) => Draft) => void;
};

/** Corrects parsed dishes: split, merge, move or drop. */
export function DishActions(props: DishActionsProps) {
  const { dish, canMerge, onHeading, onDrop, section, sections, edit } = props;
  const { id, name } = dish;
  const named = <VisuallyHidden> {name}</VisuallyHidden>;
  return (
    <div className={styles['actions']}>
      <Button tone="plain" onClick={() => edit(splitDish(id))}>
        Split{named}
      </Button>
      {canMerge ? (
        <Button tone="plain" onClick={() => edit(mergeAbove(id))}>
          Merge with above<VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
      ) : null}
      {onHeading ? (
        <Button tone="plain" onClick={onHeading}>
          Make it a heading<VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
      ) : null}
      {sections.length > 1 ? (
        <select
          className={styles['move']}
          aria-label={`Section of ${name}`}
          value={section}
          onChange={({ target }) => edit(moveDish(id, target.value))}
        >
          {sections.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </select>
      ) : null}
      {onDrop ? (
        <Button tone="plain-danger" onClick={onDrop}>
          Drop{named}
        </Button>
      ) : null}
    </div>
  );
}
