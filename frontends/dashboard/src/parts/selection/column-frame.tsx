import {
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { plainLetters } from '@menuleaf/shared/menu/plain-letters.ts';
import styles from './two-columns.css';

/** A column entry. `searched` is its search text, in plain letters. */
export type Entry = { id: string; name: string; note: string; searched: string };

export function useSearch(entries: readonly Entry[]) {
  const [words, setWords] = useState('');
  const sought = useDeferredValue(plainLetters(words.trim()));
  const found = useMemo(
    () =>
      entries.filter(({ searched }) => sought.split(' ').every((word) => searched.includes(word))),
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
  const field = useFocusWhenEmptied(found.length);
  return (
    <section className={styles['column']} aria-label={title}>
      <h2>
        {title} ({count})
      </h2>
      <input
        ref={field}
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

/** For a field that takes the focus if the last entry, which had it, goes. */
function useFocusWhenEmptied(count: number) {
  const field = useRef<HTMLInputElement>(null);
  const before = useRef(count);
  useLayoutEffect(() => {
    const isEmptied = before.current > 0 && count === 0;
    before.current = count;
    if (isEmptied && document.activeElement === document.body) field.current?.focus();
  }, [count]);
  return field;
}
