import {
  Check,
  CloudOff,
  PencilLine,
  RefreshCw,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { dishProblems, isEmptySection, readSection, sectionProblems } from '../doc/reading.ts';
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

/** A name in a line of words. */
const shortName = (name: string) => (name.length > 40 ? `${name.slice(0, 39)}…` : name);

/** Dishes and sections that cannot be saved as they are; checks only those that differ from the saved menu. */
function unsavedIn({ base, doc, status }: Editing) {
  if (status !== 'saved') return { dishes: [], sections: [] };
  const dishes = Object.entries(doc.dishes).flatMap(([id, dish]) => {
    const problems = dish === base.dishes[id] ? {} : dishProblems(dish, doc.decimals);
    return Object.keys(problems).length > 0 ? [{ of: dish, problems }] : [];
  });
  const sections = Object.entries(doc.sections).flatMap(([id, section]) =>
    section !== base.sections[id] && !isEmptySection(section) && !readSection(section)
      ? [{ of: section, problems: sectionProblems(section) }]
      : [],
  );
  return { dishes, sections };
}

const counted = (count: number, one: string, several: string) =>
  count === 0 ? [] : [count === 1 ? `1 ${one}` : `${count} ${several}`];

/** `2 dishes and 1 section` */
const countedNouns = (dishes: number, sections: number) =>
  [...counted(dishes, 'dish', 'dishes'), ...counted(sections, 'section', 'sections')].join(' and ');

type Unsaved = ReturnType<typeof unsavedIn>;

/** What was typed and cannot be saved, with the reason. */
function wrongWords({ dishes, sections }: Unsaved): string | undefined {
  for (const { of, problems } of [...dishes, ...sections]) {
    const wrong = Object.entries(problems).find(([field]) => Reflect.get(of, field) !== '');
    if (wrong)
      return `${countedNouns(dishes.length, sections.length)} not saved. “${shortName(of.name)}”: ${wrong[1]}`;
  }
  return undefined;
}

/** What is not complete yet: nothing in it is wrong. */
function incompleteWords({ dishes, sections }: Unsaved): string {
  if (dishes.length + sections.length === 0) return '';
  const name = dishes.find(({ of }) => of.name !== '')?.of.name;
  const named = name === undefined ? '' : `: “${shortName(name)}”${dishes.length > 1 ? ', …' : ''}`;
  return `, except ${countedNouns(dishes.length, sections.length)} not complete yet${named}`;
}

/** The save status in words. `pending`: what waits for the owner's word, once all else is saved. */
export function SaveState({ pending }: { pending?: string | undefined }) {
  const editing = useOpenEditing();
  const status = useEditing((state) => state.status);
  const held = useEditing((state) => Object.keys(state.held).length);
  const refusal = useEditing((state) => Object.values(state.held)[0]);
  const wrong = useEditing((state) => wrongWords(unsavedIn(state)));
  const incomplete = useEditing((state) => incompleteWords(unsavedIn(state)));
  const isHeld = held > 0 && status === 'saved';
  const waiting = wrong ?? (status === 'saved' ? pending : undefined);
  const isAsking = isHeld || waiting !== undefined;
  // Not all of it is done: no check.
  const isIncomplete = status === 'saved' && incomplete !== '';
  const Icon = isAsking ? TriangleAlert : isIncomplete ? PencilLine : icons[status];
  return (
    <div
      className={styles['state']}
      data-state={isAsking ? 'held' : isIncomplete ? 'incomplete' : status}
    >
      <output>
        <Icon size={16} aria-hidden="true" />
        <span>
          {isHeld
            ? `${held === 1 ? 'One change was' : `${held} changes were`} not saved. ${refusal?.message}`
            : (waiting ?? words[status] + incomplete)}
        </span>
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
