import { useId } from 'react';
import type { TranslationText } from '@menuleaf/shared/menu/translation-texts.ts';
import styles from './languages.css';

export type Filter = 'all' | 'missing' | 'outdated';

export const isShown: Record<Filter, (text: TranslationText) => boolean> = {
  all: () => true,
  missing: ({ said }) => said === '',
  outdated: ({ isOutdated }) => isOutdated,
};

type TextFilterProps = {
  filter: Filter;
  counts: Readonly<Record<Filter, number>>;
  onChange: (filter: Filter) => void;
};

const labels: Record<Filter, string> = {
  all: 'All',
  missing: 'Missing',
  outdated: 'Original changed',
};

/** Filters the texts, with a count per filter. */
export function TextFilter({ filter, counts, onChange }: TextFilterProps) {
  const name = useId();
  return (
    <fieldset className={styles['filter']}>
      <legend>Show</legend>
      {(['all', 'missing', 'outdated'] as const).map((one) => (
        <label key={one}>
          <input type="radio" name={name} checked={filter === one} onChange={() => onChange(one)} />{' '}
          {labels[one]} ({counts[one]})
        </label>
      ))}
    </fieldset>
  );
}
