import { Plus } from 'lucide-react';
import { VirtualList } from '../lists/virtual-list.tsx';
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
  return (
    <ColumnFrame title={title} count={entries.length} search={search} none={none}>
      <VirtualList
        name={title}
        things={search.found}
        className={styles['list']}
        rowClass={() => undefined}
      >
        {(entry) => (
          <button
            type="button"
            className={styles['entry']}
            aria-label={`Add ${entry.name} ${entry.note}`}
            onClick={() => onAdd(entry.id)}
          >
            <span>
              {entry.name}
              <small>{entry.note}</small>
            </span>
            <Plus size={18} aria-hidden="true" />
          </button>
        )}
      </VirtualList>
    </ColumnFrame>
  );
}
