import { memo } from 'react';
import { noteLimit } from '@menuleaf/shared/contracts/fields/fields.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { VisuallyHidden } from '@menuleaf/shared/ui/visually-hidden.tsx';
import { changeSection, describeAbove, joinSectionAbove, sectionToJoin } from '../section-edits.ts';
import type { Draft, DraftSection } from '../draft.ts';
import type { SectionName } from './dish-actions.tsx';
import { DishRow } from './dish-row.tsx';
import fields from './dish.css';
import { PriceQuestion } from './price-question.tsx';
import questions from './question.css';
import styles from './review.css';
import { Typed } from './typed.tsx';

type ReviewSectionProps = {
  section: DraftSection;
  isFirst: boolean;
  sections: readonly SectionName[];
  /** The dish above that its heading may belong to. */
  describes: string | undefined;
  source: Pick<Draft, 'lines' | 'images'>;
  /** Undefined: all dishes are shown. */
  only: ReadonlySet<string> | undefined;
  /** None of its dishes has a price, and so many from here on are asked about, or it is asked above. */
  isAsked: boolean;
  asks: number | undefined;
  /** The last section that is asked about here. */
  upTo: string | undefined;
  edit: (change: (draft: Draft) => Draft) => void;
};

export const ReviewSection = memo(function ReviewSection(props: ReviewSectionProps) {
  const {
    section,
    isFirst,
    sections,
    describes,
    source,
    only,
    isAsked,
    asks,
    upTo = '',
    edit,
  } = props;
  const { id, name, description, note, dishes } = section;
  const shown = dishes.filter((dish) => only?.has(dish.id) ?? true);
  if (shown.length === 0 && only?.has(id) === false) return null;
  // What was dropped takes nothing in.
  const kept = dishes.filter(({ isDropped }) => !isDropped);
  const goesOn = name !== '' && sectionToJoin(sections, id)?.name === name;
  return (
    <section className={styles['section']} aria-label={name}>
      {/* A long menu is gone through by headings. */}
      <h2 className={styles['unseen']}>
        <VisuallyHidden>{name || 'Section without a name'}</VisuallyHidden>
      </h2>
      <div className={styles['head']}>
        <Typed
          label={`Name of the section ${name}`}
          className={fields['title']}
          value={name}
          placeholder="Section"
          isWrong={name.trim() === ''}
          onSet={(typed) => edit(changeSection(id, { name: typed }))}
        />
        {describes === undefined ? null : (
          <Button tone="plain" onClick={() => edit(describeAbove(id))}>
            Belongs to “{describes}”<VisuallyHidden>: {name}</VisuallyHidden>
          </Button>
        )}
        {isFirst ? null : (
          <Button tone="plain" onClick={() => edit(joinSectionAbove(id))}>
            {goesOn ? (
              `Join with the ${name} above`
            ) : (
              <>
                Join with above<VisuallyHidden>: {name}</VisuallyHidden>
              </>
            )}
          </Button>
        )}
      </div>
      {description === '' ? null : (
        <Typed
          label={`Description of the section ${name}`}
          className={fields['said']}
          value={description}
          placeholder="Stands below the heading"
          long
          onSet={(typed) => edit(changeSection(id, { description: typed }))}
        />
      )}
      {note === '' ? null : (
        <Typed
          label={`Note of the section ${name}`}
          className={fields['said']}
          value={note}
          placeholder="Applies to all its dishes"
          maxLength={noteLimit}
          long
          onSet={(typed) => edit(changeSection(id, { note: typed }))}
        />
      )}
      <div className={questions['asked']} data-dish={id} data-look={asks ? true : undefined}>
        {asks ? (
          <PriceQuestion
            section={section}
            asked={{ dishes: asks, upTo }}
            source={source}
            edit={edit}
          />
        ) : null}
      </div>
      <ol>
        {shown.map((dish) => (
          <DishRow
            key={dish.id}
            dish={dish}
            isFirst={dish === kept[0]}
            isLast={dish === kept.at(-1)}
            isAsked={isAsked}
            section={id}
            sections={sections}
            source={source}
            edit={edit}
          />
        ))}
      </ol>
    </section>
  );
});
