import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { VisuallyHidden } from '@menuleaf/shared/ui/visually-hidden.tsx';
import { VirtualList } from '../lists/virtual-list.tsx';
import { ColumnFrame, useSearch, type Entry } from './column-frame.tsx';
import { useDragging } from './dragging.ts';
import styles from './two-columns.css';

type ChosenColumnProps = {
  title: string;
  /** In the owner's order. */
  entries: readonly Entry[];
  none: string;
  onRemove: (id: string) => void;
  onMove: (id: string, to: number) => void;
};

/** Chosen entries in order: moved by drag handle, or by buttons, which announce the new position. */
export function ChosenColumn({ title, entries, none, onRemove, onMove }: ChosenColumnProps) {
  const search = useSearch(entries);
  const [said, setSaid] = useState('');
  const move = (id: string, to: number) => {
    // Its button stays enabled: a disabled one would lose the focus.
    if (to < 0 || to >= entries.length) return;
    onMove(id, to);
    const name = entries.find((entry) => entry.id === id)?.name ?? '';
    setSaid(`${name} is number ${to + 1} of ${entries.length}`);
  };
  const { list, dragged, handle } = useDragging(move);
  const isWhole = search.found.length === entries.length;
  return (
    <ColumnFrame title={title} count={entries.length} search={search} none={none}>
      {isWhole ? null : <p className={styles['hint']}>Clear the search to change the order.</p>}
      <VirtualList
        name={title}
        list={list}
        things={search.found}
        className={styles['list']}
        rowClass={({ id }) => (id === dragged ? styles['dragged'] : styles['chosen'])}
      >
        {(entry, index) => (
          <>
            <span
              className={styles['handle']}
              data-disabled={isWhole ? undefined : true}
              {...(isWhole && handle(entry.id))}
            >
              <GripVertical size={18} aria-hidden="true" />
            </span>
            <span className={styles['name']}>
              {entry.name}
              <small>{entry.note}</small>
            </span>
            <Button
              tone="plain"
              aria-label={`Move up ${entry.name}`}
              disabled={!isWhole}
              aria-disabled={index === 0}
              onClick={() => move(entry.id, index - 1)}
            >
              <ArrowUp size={18} aria-hidden="true" />
            </Button>
            <Button
              tone="plain"
              aria-label={`Move down ${entry.name}`}
              disabled={!isWhole}
              aria-disabled={index === entries.length - 1}
              onClick={() => move(entry.id, index + 1)}
            >
              <ArrowDown size={18} aria-hidden="true" />
            </Button>
            <Button
              tone="plain-danger"
              aria-label={`Remove ${entry.name}`}
              onClick={() => onRemove(entry.id)}
            >
              Remove
            </Button>
          </>
        )}
      </VirtualList>
      <VisuallyHidden>
        <output>{said}</output>
      </VisuallyHidden>
    </ColumnFrame>
  );
}
