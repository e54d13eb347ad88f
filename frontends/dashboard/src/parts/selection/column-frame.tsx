import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { plainLetters } from '@menuleaf/shared/menu/plain-letters.ts';
import styles from './two-columns.css';

/** A column entry. `searched` is its search text, in plain letters. */
export type Entry = { id: string; name: string; note: string; searched: string };

export function useSearch(entries: readonly Entry[]) {
  const [words, setWords] = useState('');
  const sought = useDeferredValue(plainLetters(words.trim()));
  const found = useMemo(
    () => (sought === '' ? entries : entries.filter(({ searched }) => searched.includes(sought))),
    [entries, sought],
  );
  return { words, setWords, found };
}

type ColumnFrameProps = {
  title: string;
  count: number;
  search: ReturnType<typeof useSearch>;
  none: string;
  children: ReactNode;
};

export function ColumnFrame({ title, count, search, none, children }: ColumnFrameProps) {
  const { words, setWords, found } = search;
  return (
    <section className={styles['column']} aria-label={title}>
      <h2>
        {title} ({count})
      </h2>
      <input
        className={styles['search']}
        type="search"
        placeholder="Search"
        aria-label={`Search ${title.toLowerCase()}`}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      {found.length > 0 ? (
        children
      ) : (
        <p className={styles['none']}>{count === 0 ? none : 'Nothing matches.'}</p>
      )}
    </section>
  );
}
