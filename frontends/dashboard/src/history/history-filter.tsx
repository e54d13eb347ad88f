import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import type { HistoryEntry } from '@menuleaf/shared/contracts/catalogue/history-calls.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { SelectField } from '@menuleaf/shared/ui/form/select-field.tsx';
import { bindText } from '@menuleaf/shared/ui/form/bind.ts';
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
        bind={bindText(
          'who',
          filter.by ?? '',
          (by) => onChange({ ...filter, by: by === '' ? undefined : by }),
          'history-who',
        )}
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
          bind={bindText(
            'menu',
            filter.id ?? '',
            (id) => onChange({ by: filter.by, ...(id !== '' && { kind: 'menus', id }) }),
            'history-menu',
          )}
          options={[
            { value: '', label: 'All menus' },
            ...(menus.data ?? []).map(({ id, name: menu }) => ({ value: id, label: menu })),
          ]}
        />
      )}
    </div>
  );
}
