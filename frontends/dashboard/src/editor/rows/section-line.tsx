import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { memo, Suspense, useId, useState, type KeyboardEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@menuleaf/shared/browser/federation/router.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { later } from '@menuleaf/shared/ui/later.tsx';
import { TextArea } from '@menuleaf/shared/ui/form/text-field.tsx';
import { toast } from '@menuleaf/shared/ui/toast/toast.ts';
import { VisuallyHidden } from '@menuleaf/shared/ui/visually-hidden.tsx';
import { menusQuery } from '../../api/catalogue-api.ts';
import { noSection, type Section } from '../doc/doc.ts';
import { isEmptySection, sectionProblems } from '../doc/reading.ts';
import type { SectionRow } from '../doc/rows.ts';
import { useEditing } from '../editing-context.ts';
import { LineField, LineNote } from './line-field.tsx';
import { Refused } from './refused.tsx';
import type { RowActions } from './row-actions.ts';
import { closeByEscape, MoreButton } from './more-button.tsx';
import { type Handle, MoveHandle } from './move-handle.tsx';
import { menuNames } from '../../categories/on-menus.ts';
import details from './details.css';
import { isComposing } from '../../parts/typing/is-composing.ts';
import advice from './price-advice.css';
import styles from './rows.css';

const OwnDishes = later(() => import('./own-dishes.tsx'));

type SectionLineProps = {
  row: SectionRow;
  actions: RowActions;
  handle: Handle;
  isLocked: boolean;
};

function useOtherMenus(section: string): string {
  const { id: menuId } = useParams();
  const { data = [] } = useQuery(menusQuery);
  return menuNames(
    data.filter(({ id }) => id !== menuId),
    section,
  );
}

/** The heading of a section. */
export const SectionLine = memo(function SectionLine(props: SectionLineProps) {
  const { row, actions, handle } = props;
  const { section: id } = row;
  const section = useEditing(({ doc }) => doc.sections[id]) ?? noSection;
  const isLocked = useEditing(({ facts }) => facts[id]?.locked === true) || props.isLocked;
  const at = useEditing(({ doc }) => doc.order.indexOf(id));
  const [open, setOpen] = useState(false);
  const others = useOtherMenus(id);
  const shared = useEditing(
    ({ facts }) => section.dishes.filter((dish) => (facts[dish]?.elsewhere ?? 0) > 0).length,
  );
  const named = section.name || 'new section';
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (isComposing(event)) return;
    closeByEscape(event, () => setOpen(false));
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    const field = event.target instanceof HTMLElement ? event.target.dataset['field'] : undefined;
    const isName = field === 'name';
    if ((event.altKey || field === 'handle') && by !== 0) {
      event.preventDefault();
      actions.moveSection(id, at + by);
      actions.focus(row.id, field === 'handle' ? field : 'name');
    } else if (event.key === 'Enter' && isName) {
      event.preventDefault();
      actions.addDish(id);
    } else if (event.key === 'Backspace' && isName && isEmptySection(section)) {
      event.preventDefault();
      actions.removeSection(id);
    }
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the fields in it, heard in one place
    <div className={styles['section']} onKeyDown={onKeyDown}>
      <h2>
        <VisuallyHidden>{named}</VisuallyHidden>
      </h2>
      <MoveHandle
        id={row.id}
        of={`the section ${named}`}
        isLocked={props.isLocked}
        handle={handle}
      />
      <LineField
        label={section.name ? `Name of the section ${section.name}` : 'Name of a new section'}
        field="name"
        placeholder="Name of the section"
        value={section.name}
        readOnly={isLocked}
        wrong={sectionProblems(section).name}
        onChange={(value) => actions.writeSection(id, 'name', value)}
      />
      <MoreButton of={named} open={open} onToggle={() => setOpen(!open)} />
      <Refused id={id} />
      {props.isLocked ? null : <SharedNote others={others} shared={shared} />}
      {open ? <SectionDetails {...{ id, at, section, isLocked, others, shared, actions }} /> : null}
    </div>
  );
});

type SectionDetailsProps = {
  id: string;
  at: number;
  section: Section;
  isLocked: boolean;
  others: string;
  /** Dishes that are outside this menu too, so they are not deleted with it. */
  shared: number;
  actions: RowActions;
};

const noteHelp = 'A note on all its dishes, such as “Served with bread”.';

function SectionDetails(props: SectionDetailsProps) {
  const { id, at, section, isLocked, others, shared, actions } = props;
  const fieldId = useId();
  const last = useEditing(({ doc }) => doc.order.length - 1);
  const problems = sectionProblems(section);
  const own = section.dishes.length - shared;
  const bind = (name: 'description' | 'note') => ({
    id: `${fieldId}-${name}`,
    name,
    error: problems[name],
    value: section[name],
    onChange: (value: string) => actions.writeSection(id, name, value),
  });
  return (
    <section className={details['details']} aria-label={`More of ${section.name || 'new section'}`}>
      <fieldset disabled={isLocked} className={details['facts']}>
        <TextArea label="Description" optional rows={2} bind={bind('description')} />
        <TextArea label="Note" optional rows={2} help={noteHelp} bind={bind('note')} />
      </fieldset>
      <div className={details['tools']}>
        <Button
          tone="plain"
          aria-disabled={at === 0}
          onClick={() => at > 0 && actions.moveSection(id, at - 1)}
        >
          <ArrowUp size={18} aria-hidden="true" />
          Move up
        </Button>
        <Button
          tone="plain"
          aria-disabled={at === last}
          onClick={() => at < last && actions.moveSection(id, at + 1)}
        >
          <ArrowDown size={18} aria-hidden="true" />
          Move down
        </Button>
        <Button
          tone="plain"
          onClick={() => {
            actions.takeOff(id);
            const named = section.name || 'The section';
            toast({ title: `${named} is off. Manage Categories, at this menu, puts it back.` });
          }}
        >
          Take off this menu
        </Button>
        {others ? null : (
          <Button tone="plain-danger" onClick={() => actions.removeSection(id)}>
            <Trash2 size={18} aria-hidden="true" />
            {own === 0
              ? 'Delete the section'
              : `Delete with ${own === 1 ? '1 dish' : `${own} dishes`}`}
          </Button>
        )}
      </div>
    </section>
  );
}

/** Where else guests see what is changed here, and how to part them, once all is saved. */
function SharedNote({ others, shared }: { others: string; shared: number }) {
  const { name } = useEditing(({ about }) => about.menu);
  const isSaved = useEditing(({ status }) => status === 'saved');
  const [asking, setAsking] = useState(false);
  if (!others && shared === 0) return null;
  return (
    <>
      <LineNote>
        {others
          ? `Also on ${others}: what you change here changes there. `
          : `${shared === 1 ? 'One dish is' : `${shared} dishes are`} also outside this menu: what you change in ${shared === 1 ? 'it' : 'them'} changes there. `}
        {isSaved ? (
          <button type="button" className={advice['advice']} onClick={() => setAsking(true)}>
            Make these dishes its own
          </button>
        ) : null}
      </LineNote>
      <Suspense>
        {asking ? <OwnDishes name={name} onClose={() => setAsking(false)} /> : null}
      </Suspense>
    </>
  );
}
