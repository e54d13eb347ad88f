import { Check, CloudOff, RefreshCw, TriangleAlert, type LucideIcon } from 'lucide-react';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { dishProblems, isEmptySection, readSection } from '../doc/reading.ts';
import type { Editing } from '../editing/state.ts';
import { PlansLink } from '../rows/refused.tsx';
import { useEditing, useOpenEditing } from '../editing-context.ts';
import styles from './editor.css';

const words: Record<Editing['status'], string> = {
  saved: 'Saved',
  unsaved: 'Saving',
  saving: 'Saving',
  offline: 'No connection: your changes will be saved when you’re back',
  waiting: 'Not saved yet. We’ll keep trying',
};
const icons: Record<Editing['status'], LucideIcon> = {
  saved: Check,
  unsaved: RefreshCw,
  saving: RefreshCw,
  offline: CloudOff,
  waiting: CloudOff,
};

/** Names of dishes too incomplete to save; checks only those that differ from the saved menu. */
const incompleteIn = ({ base, doc, status }: Editing) =>
  status === 'saved'
    ? Object.entries(doc.dishes)
        .filter(
          ([id, dish]) =>
            dish !== base.dishes[id] && Object.keys(dishProblems(dish, doc.decimals)).length > 0,
        )
        .map(([, { name }]) => name)
    : [];

/** Count of sections too incomplete to save: without a name, or with a text that is too long. */
const incompleteSections = ({ base, doc, status }: Editing) =>
  status === 'saved'
    ? Object.entries(doc.sections).filter(
        ([id, section]) =>
          section !== base.sections[id] && !isEmptySection(section) && !readSection(section),
      ).length
    : 0;

const counted = (count: number, one: string, several: string) =>
  count === 0 ? [] : [count === 1 ? `1 ${one}` : `${count} ${several}`];

/** `2 dishes and 1 section` */
const countedNouns = (dishes: number, sections: number) =>
  [...counted(dishes, 'dish', 'dishes'), ...counted(sections, 'section', 'sections')].join(' and ');

/** The save status in words. */
export function SaveState() {
  const editing = useOpenEditing();
  const status = useEditing((state) => state.status);
  const held = useEditing((state) => Object.keys(state.held).length);
  const refusal = useEditing((state) => Object.values(state.held)[0]);
  const dishes = useEditing((state) => incompleteIn(state).length);
  const named = useEditing((state) => incompleteIn(state).find((name) => name !== ''));
  const sections = useEditing(incompleteSections);
  const isHeld = held > 0 && status === 'saved';
  const Icon = isHeld ? TriangleAlert : icons[status];
  return (
    <div className={styles['state']} data-state={isHeld ? 'held' : status}>
      <output>
        <Icon size={16} aria-hidden="true" />
        {isHeld
          ? `${held === 1 ? 'One change was' : `${held} changes were`} not saved. ${refusal?.message}`
          : words[status] +
            (dishes + sections > 0
              ? `, except ${countedNouns(dishes, sections)} not complete yet`
              : '') +
            (named === undefined ? '' : `: “${named}”${dishes > 1 ? ', …' : ''}`)}
      </output>
      {isHeld && refusal ? <PlansLink code={refusal.code} /> : null}
      {isHeld || status === 'offline' || status === 'waiting' ? (
        <Button tone="plain" onClick={() => editing.send()}>
          Try again
        </Button>
      ) : null}
    </div>
  );
}
