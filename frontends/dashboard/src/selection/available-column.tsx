import { Plus } from 'lucide-react';
import { VisuallyHidden } from '@menuleaf/shared/ui/visually-hidden.tsx';
import { useGrowing } from '../lists/growing.ts';
import { ColumnFrame, useSearch, type Entry } from './column-frame.tsx';
import styles from './two-columns.css';

type AvailableColumnProps = {
  title: string;
  entries: readonly Entry[];
  none: string;
  onAdd: (id: string) => void;
};

export function AvailableColumn({ title, entries, none, onAdd }: AvailableColumnProps) {
  const search = useSearch(entries);
  const { count, end } = useGrowing(search.found.length);
  return (
    <ColumnFrame title={title} count={entries.length} search={search} none={none}>
      <ul className={styles['list']}>
        {search.found.slice(0, count).map((entry) => (
          <li key={entry.id}>
            <button type="button" className={styles['entry']} onClick={() => onAdd(entry.id)}>
              <span>
                <VisuallyHidden>Add </VisuallyHidden>
                {entry.name}
                <small>{entry.note}</small>
              </span>
              <Plus size={18} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      <div ref={end} />
    </ColumnFrame>
  );
}
