import { useState } from 'react';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { VisuallyHidden } from '@menuleaf/shared/ui/visually-hidden.tsx';
import type { Draft, DraftDish } from '../draft.ts';
import { changeDish, mergeAbove, moveDish, splitDish } from '../draft-edits.ts';
import styles from './dish.css';

export type SectionName = { id: string; name: string };

type DishActionsProps = {
  dish: DraftDish;
  isFirst: boolean;
  section: string;
  sections: readonly SectionName[];
  edit: (change: (draft: Draft) => Draft) => void;
};

/** Corrects parsed dishes: split, merge, move or drop. */
export function DishActions({ dish, isFirst, section, sections, edit }: DishActionsProps) {
  const { id, name } = dish;
  const named = <VisuallyHidden> {name}</VisuallyHidden>;
  return (
    <div className={styles['actions']}>
      <Button tone="plain" onClick={() => edit(splitDish(id))}>
        Split{named}
      </Button>
      {isFirst ? null : (
        <Button tone="plain" onClick={() => edit(mergeAbove(id))}>
          Merge with above<VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
      )}
      {sections.length > 1 ? (
        <SectionChoice
          label={`Section of ${name}`}
          section={section}
          sections={sections}
          onChoose={(to) => edit(moveDish(id, to))}
        />
      ) : null}
      <Button tone="plain-danger" onClick={() => edit(changeDish(id, { isDropped: true }))}>
        Drop{named}
      </Button>
    </div>
  );
}

type SectionChoiceProps = {
  label: string;
  section: string;
  sections: readonly SectionName[];
  onChoose: (to: string) => void;
};

/** Lists all sections only once opened: a menu of 900 dishes would hold tens of thousands of options. */
function SectionChoice({ label, section, sections, onChoose }: SectionChoiceProps) {
  const [isInHand, setInHand] = useState(false);
  const shown = isInHand ? sections : sections.filter(({ id }) => id === section);
  const open = () => setInHand(true);
  return (
    <select
      className={styles['move']}
      aria-label={label}
      value={section}
      onFocus={open}
      onPointerEnter={open}
      onPointerDown={open}
      onChange={({ target }) => onChoose(target.value)}
    >
      {shown.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}
