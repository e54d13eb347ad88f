import { ChevronDown } from 'lucide-react';
import { memo, useState } from 'react';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { VisuallyHidden } from '@menuleaf/shared/ui/visually-hidden.tsx';
import { changeDish, mergeAbove, withoutPrice } from '../draft-edits.ts';
import { makeHeading } from '../section-edits.ts';
import {
  costsAsKnown,
  doubtsWithout,
  isDishDoubted,
  isMaybeHeading,
  isPriceless,
  needsLook,
  pricesOf,
  type Draft,
  type DraftDish,
} from '../draft.ts';
import { DishActions, type SectionName } from './dish-actions.tsx';
import { DishDoubts } from './dish-doubts.tsx';
import { DishMarks } from './dish-marks.tsx';
import { KnownChoice } from './known-choice.tsx';
import { KnownTexts } from './known-texts.tsx';
import { SourceLines } from './source-line.tsx';
import styles from './dish.css';
import { Typed } from './typed.tsx';

type DishRowProps = {
  dish: DraftDish;
  isFirst: boolean;
  isLast: boolean;
  /** Whether it has a price is asked at the head of its section. */
  isAsked: boolean;
  section: string;
  sections: readonly SectionName[];
  source: Pick<Draft, 'lines' | 'images'>;
  edit: (change: (draft: Draft) => Draft) => void;
};

/** A field that wraps takes lines that are pasted; a name and a price have one. */
const inOneLine = (typed: string) => typed.replaceAll(/\s*\n\s*/gu, ' ');

/** «market price», «Glass 8.00; Bottle 32.00»: longer than a number. */
const isInWords = ({ price }: DraftDish) => /[=;]|\p{L}/u.test(price);

/** A dish as it was read: its words change where they stand, the rest is a tap away. */
export const DishRow = memo(function DishRow(props: DishRowProps) {
  const { dish, isFirst, isLast, isAsked, section, sections, source, edit } = props;
  const [isOpen, setOpen] = useState(false);
  if (dish.isDropped) return <DroppedRow dish={dish} edit={edit} />;
  const set = (change: Partial<DraftDish>) => edit(changeDish(dish.id, change));
  const doubtful = needsLook(dish, isAsked);
  const drop = () => set({ isDropped: true });
  const onHeading = isLast ? undefined : () => edit(makeHeading(dish.id));
  // Offered beside the doubt already.
  const isOffered = doubtful && isDishDoubted(dish, isAsked);
  const mayBeHeading = doubtful && isMaybeHeading(dish, isAsked);
  return (
    <li
      className={styles['dish']}
      data-dish={dish.id}
      data-look={doubtful || undefined}
      data-skipped={dish.choice === 'skip' || undefined}
      data-wordy={isInWords(dish) || undefined}
    >
      <DishFields
        dish={dish}
        isAsked={isAsked}
        isOpen={isOpen}
        set={set}
        describedBy={doubtful ? `doubts-${dish.id}` : undefined}
      />
      <button
        type="button"
        className={styles['more']}
        aria-expanded={isOpen}
        aria-label={`More of ${dish.name}`}
        onClick={() => setOpen(!isOpen)}
      >
        <ChevronDown size={18} aria-hidden="true" />
      </button>
      {dish.known ? (
        <>
          <KnownChoice
            dish={dish}
            known={dish.known}
            isOpen={isOpen}
            onChoose={(choice) => set({ choice })}
          />
          <KnownTexts dish={dish} known={dish.known} set={set} />
        </>
      ) : null}
      {doubtful ? (
        <DishDoubts
          dish={dish}
          id={`doubts-${dish.id}`}
          isAsked={isAsked}
          onRight={() => set({ doubts: [], isNear: false })}
          onNoPrice={() => set(withoutPrice(dish))}
          onMerge={isFirst ? undefined : () => edit(mergeAbove(dish.id))}
          onHeading={mayBeHeading ? onHeading : undefined}
          onDrop={drop}
        />
      ) : null}
      {doubtful || isOpen ? (
        <SourceLines className={styles['source']} of={dish.lines} source={source} />
      ) : null}
      <DishMarks dish={dish} isOpen={isOpen} onSet={set} />
      {isOpen ? (
        <DishActions
          dish={dish}
          canMerge={!isFirst && !isOffered}
          onHeading={mayBeHeading ? undefined : onHeading}
          onDrop={isOffered ? undefined : drop}
          section={section}
          sections={sections}
          edit={edit}
        />
      ) : null}
    </li>
  );
});

type DishFieldsProps = {
  dish: DraftDish;
  isAsked: boolean;
  isOpen: boolean;
  set: (change: Partial<DraftDish>) => void;
  describedBy: string | undefined;
};

function DishFields({ dish, isAsked, isOpen, set, describedBy }: DishFieldsProps) {
  const { name, price, decimals, description, doubts, known, choice } = dish;
  const setName = (typed: string) =>
    set({
      name: typed,
      doubts: doubtsWithout(doubts, 'name'),
      takesName: known !== undefined && typed.trim() !== known.name,
    });
  const setPrice = (pasted: string) => {
    const typed = inOneLine(pasted);
    const prices = pricesOf({ price: typed, decimals });
    const isSame = known !== undefined && prices !== undefined && costsAsKnown(prices, known);
    const next =
      known && choice !== 'add' ? { choice: isSame ? ('skip' as const) : ('update' as const) } : {};
    set({ price: typed, doubts: doubtsWithout(doubts, 'price'), ...next });
  };
  return (
    <>
      <Typed
        long
        label={`Name${name ? ` of ${name}` : ''}`}
        className={styles['name']}
        value={name}
        placeholder="Name"
        isWrong={name.trim() === ''}
        describedBy={describedBy}
        onSet={(pasted) => setName(inOneLine(pasted))}
      />
      <Typed
        label={`Price of ${name}`}
        className={styles['price']}
        value={price}
        placeholder="Price"
        long={isInWords(dish)}
        inputMode={isInWords(dish) ? 'text' : 'decimal'}
        isWrong={pricesOf(dish) === undefined && !(isAsked && isPriceless(dish))}
        describedBy={describedBy}
        onSet={setPrice}
      />
      {isOpen || description !== '' ? (
        <Typed
          long
          label={`Description of ${name}`}
          className={styles['description']}
          value={description}
          placeholder="Description"
          onSet={(typed) =>
            set({
              description: typed,
              doubts: doubtsWithout(doubts, 'description'),
              takesDescription: known !== undefined && typed.trim() !== (known.description ?? ''),
            })
          }
        />
      ) : null}
    </>
  );
}

const DroppedRow = ({ dish, edit }: Pick<DishRowProps, 'dish' | 'edit'>) => (
  <li className={styles['dropped']} data-dish={dish.id} data-dropped>
    <s>{dish.name}</s>
    <Button tone="plain" onClick={() => edit(changeDish(dish.id, { isDropped: false }))}>
      Put back<VisuallyHidden> {dish.name}</VisuallyHidden>
    </Button>
  </li>
);
