import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { VisuallyHidden } from '@menuleaf/shared/ui/visually-hidden.tsx';
import styles from './two-columns.css';

/** A line in a column. `searched` is what the search looks at, in lower case. */
export type Entry = { id: string; name: string; note: string; searched: string };

type ColumnProps = {
  title: string;
  entries: readonly Entry[];
  none: string;
  onAdd?: (id: string) => void;
  onRemove?: (id: string) => void;
};

export function Column({ title, entries, none, onAdd, onRemove }: ColumnProps) {
  const [words, setWords] = useState('');
  const found = entries.filter(({ searched }) => searched.includes(words.trim().toLowerCase()));
  return (
    <section className={styles['column']} aria-label={title}>
      <h2>
        {title} ({entries.length})
      </h2>
      <input
        className={styles['search']}
        type="search"
        placeholder="Search"
        aria-label={`Search ${title.toLowerCase()}`}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <ul className={styles['list']}>
        {found.map((entry) => (
          <li key={entry.id}>
            {onAdd ? <Addable entry={entry} onAdd={onAdd} /> : null}
            {onRemove ? <Removable entry={entry} onRemove={onRemove} /> : null}
          </li>
        ))}
        {found.length === 0 ? (
          <li className={styles['none']}>{entries.length === 0 ? none : 'Nothing matches.'}</li>
        ) : null}
      </ul>
    </section>
  );
}

const Addable = ({ entry, onAdd }: { entry: Entry; onAdd: (id: string) => void }) => (
  <button type="button" className={styles['entry']} onClick={() => onAdd(entry.id)}>
    <span>
      <VisuallyHidden>Add </VisuallyHidden>
      {entry.name}
      <small>{entry.note}</small>
    </span>
    <Plus size={18} aria-hidden="true" />
  </button>
);

const Removable = ({ entry, onRemove }: { entry: Entry; onRemove: (id: string) => void }) => (
  <div className={styles['entry']}>
    <span>
      {entry.name}
      <small>{entry.note}</small>
    </span>
    <Button tone="plain-danger" onClick={() => onRemove(entry.id)}>
      Remove
      <VisuallyHidden> {entry.name}</VisuallyHidden>
    </Button>
  </div>
);
