import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import type { HistoryEntry } from '@menuleaf/shared/contracts/catalogue/history-calls.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { SelectField } from '@menuleaf/shared/ui/form/select-field.tsx';
import { menusQuery } from '../api/catalogue-api.ts';
import type { Filter } from './history-api.ts';
import styles from './history.css';
import { authorWord } from './sentence.ts';

type HistoryFilterProps = {
  filter: Filter;
  /** Of the entries loaded so far. */
  authors: readonly HistoryEntry['by'][];
  /** Name of the one thing shown, if any. */
  name: string | undefined;
  onChange: (filter: Filter) => void;
};

export function HistoryFilter({ filter, authors, name, onChange }: HistoryFilterProps) {
  const menus = useQuery(menusQuery);
  const people = authors.map((by) => ({ value: by.id, label: authorWord(by) }));
  const isThing = filter.kind !== undefined && filter.kind !== 'menus';
  return (
    <div className={styles['filter']}>
      <SelectField
        label="Who"
        bind={{
          id: 'history-who',
          name: 'who',
          error: undefined,
          value: filter.by ?? '',
          onChange: (by) => onChange({ ...filter, by: by === '' ? undefined : by }),
        }}
        options={[{ value: '', label: 'Everyone' }, ...people]}
      />
      {isThing ? (
        <Button
          aria-label={`Only ${name ?? 'this'}: show all changes`}
          onClick={() => onChange({ by: filter.by })}
        >
          <span className={styles['only']}>Only {name ?? 'this'}</span>
          <X size={16} aria-hidden="true" />
        </Button>
      ) : (
        <SelectField
          label="Menu"
          bind={{
            id: 'history-menu',
            name: 'menu',
            error: undefined,
            value: filter.id ?? '',
            onChange: (id) => onChange({ by: filter.by, ...(id !== '' && { kind: 'menus', id }) }),
          }}
          options={[
            { value: '', label: 'All menus' },
            ...(menus.data ?? []).map(({ id, name: menu }) => ({ value: id, label: menu })),
          ]}
        />
      )}
    </div>
  );
}
