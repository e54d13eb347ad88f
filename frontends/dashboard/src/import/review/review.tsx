import { useMemo, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { LeaveGuard } from '@menuleaf/shared/ui/form/leave-guard.tsx';
import { otherTexts } from '../again/other-texts.ts';
import { keepFirst } from '../draft-edits.ts';
import { dishDescribedBy } from '../section-edits.ts';
import {
  dishesOf,
  isIncluded,
  isKeptWithOthers,
  missingField,
  needsLook,
  priceQuestions,
  type Draft,
} from '../draft.ts';
import { type Brings, countNew } from '../save/plan.ts';
import { dishAt, useDoubtKeys } from './doubt-focus.ts';
import { CodeQuestion } from './code-question.tsx';
import { Compared } from './compared.tsx';
import { KeepOthers } from './keep-others.tsx';
import { LeftLines } from './left-lines.tsx';
import { ReviewBar } from './review-bar.tsx';
import { ReviewSection } from './review-section.tsx';
import { NameChoices } from './name-choices.tsx';
import { RoomNote, type Room } from './room-note.tsx';
import { SourcePane } from './source-pane.tsx';
import { MissingItems } from './missing-items.tsx';
import styles from './review.css';

const count = (many: number, one: string, more: string) =>
  many === 0 ? [] : [`${many} ${many === 1 ? one : more}`];

/** What a save would do. */
const summaryOf = ({ items, prices, texts, takenOff }: Brings): string =>
  [
    ...count(items, 'new dish', 'new dishes'),
    ...count(prices, 'new price', 'new prices'),
    ...count(texts, 'new text', 'new texts'),
    ...count(takenOff, 'taken off', 'taken off'),
  ].join(', ') || 'Nothing new';

const isNoChange = ({ items, prices, texts, takenOff }: Brings): boolean =>
  items + prices + texts + takenOff === 0;

type ReviewProps = {
  history: {
    draft: Draft;
    edit: (change: (draft: Draft) => Draft) => void;
    undo: () => void;
    canUndo: boolean;
  };
  categories: readonly { id: string; name: string }[];
  room: Room;
  failure: string | undefined;
  /** Whether leaving the page would lose the draft. */
  unsaved: RefObject<boolean>;
  onSave: () => void;
};

const none: readonly number[] = [];

/** The parsed menu beside its source: reviewed, corrected, and only then saved. */
export function Review(props: ReviewProps) {
  const { history, categories, room, failure, unsaved, onSave } = props;
  const { draft, edit, undo, canUndo } = history;
  const [inHand, setInHand] = useState<string>();
  const [only, setOnly] = useState<ReadonlySet<string>>();
  const { box, showNext, showDish, showRoom, keys } = useDoubtKeys(inHand);
  const dishes = dishesOf(draft);
  const active = dishes.find(({ id }) => id === inHand)?.lines ?? none;
  const asked = priceQuestions(draft);
  const isAsked = ({ id }: { id: string }) => asked.has(id);
  const questions = [...asked].flatMap(([id, question]) => (question ? [id] : []));
  const looking = [
    ...questions,
    ...draft.sections.flatMap((section) =>
      section.dishes.filter((dish) => needsLook(dish, isAsked(section))).map(({ id }) => id),
    ),
  ];
  const differing = dishes.filter(
    (dish) =>
      isIncluded(dish) ||
      looking.includes(dish.id) ||
      Object.values(otherTexts(dish)).some(Boolean),
  );
  const showAmongAll = (id: string) => {
    flushSync(() => setOnly(undefined));
    setInHand(showDish(id));
  };
  const showOnly = (ids: readonly string[]) => setOnly(only ? undefined : new Set(ids));
  const incomplete = draft.sections.flatMap((section) =>
    section.dishes.filter((dish) => missingField(dish, isAsked(section)) !== undefined),
  );
  const others = draft.sections.flatMap((section) =>
    section.dishes.filter((dish) => isKeptWithOthers(dish, isAsked(section))).map(({ id }) => id),
  );
  const brings = countNew(draft, { categories });
  const { lines, images } = draft;
  const source = useMemo(() => ({ lines, images }), [lines, images]);
  const names = JSON.stringify(draft.sections.map(({ id, name }) => ({ id, name })));
  const sections = useMemo<{ id: string; name: string }[]>(() => JSON.parse(names), [names]);
  const isOver = brings.items > room.items || brings.categories > room.categories;
  const toPutRight = new Set([...incomplete.map(({ id }) => id), ...questions]);
  const [wrong] = draft.sections
    .flatMap(({ id, dishes: own }) => [id, ...own.map((dish) => dish.id)])
    .filter((id) => toPutRight.has(id));
  const save = () => {
    if (isOver) showRoom();
    else if (wrong !== undefined) showAmongAll(wrong);
    else onSave();
  };
  const problem =
    incomplete.length > 0
      ? incompleteWords(incomplete.length)
      : asked.size > 0
        ? 'Some dishes have no price: say at the head of their section whether they need one.'
        : undefined;
  return (
    <div className={styles['review']}>
      <LeaveGuard unsaved={unsaved} />
      <SourcePane lines={lines} images={images} active={active} />
      <div
        className={styles['read']}
        ref={box}
        {...keys}
        data-fields
        onFocus={({ target }) => setInHand(dishAt(target) ?? inHand)}
      >
        <Compared
          draft={draft}
          differing={differing.length}
          isFiltered={only !== undefined}
          onFilter={() => showOnly(differing.map(({ id }) => id))}
        />
        <NameChoices draft={draft} edit={edit} />
        <CodeQuestion draft={draft} edit={edit} />
        <RoomNote room={room} brings={brings} onKeepFirst={(count) => edit(keepFirst(count))} />
        {draft.sections.map((section, at) => (
          <ReviewSection
            key={section.id}
            section={section}
            isFirst={at === 0}
            sections={sections}
            describes={dishDescribedBy(draft, at)?.name}
            source={source}
            only={only}
            isAsked={isAsked(section)}
            asks={asked.get(section.id)?.dishes}
            upTo={asked.get(section.id)?.upTo}
            edit={edit}
          />
        ))}
        <KeepOthers ids={others} edit={edit} />
        <MissingItems missingItems={draft.missingItems} edit={edit} />
        <LeftLines draft={draft} edit={edit} onAdded={showAmongAll} />
        <p role="alert" className={styles['problem']}>
          {problem}
        </p>
        <ReviewBar
          brings={summaryOf(brings)}
          toLook={looking.length}
          toPutRight={toPutRight.size}
          isOver={isOver}
          failure={failure}
          isFiltered={only !== undefined}
          onFilter={() => showOnly(looking)}
          onNext={() => setInHand(showNext() ?? inHand)}
          canUndo={canUndo}
          onUndo={undo}
          canSave={!isNoChange(brings)}
          onSave={save}
        />
      </div>
    </div>
  );
}

const incompleteWords = (count: number) =>
  count === 1
    ? 'One dish lacks a name or a price, or its name is too long. Put it right, or drop it.'
    : `${count} dishes lack a name or a price, or have a name that is too long. Put them right, or drop them.`;
