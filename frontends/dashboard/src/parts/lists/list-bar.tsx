import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '@menuleaf/shared/ui/visually-hidden.tsx';
import type { Arranged } from './search-and-sort.ts';
import styles from './list-bar.css';

type ListProps<T, Order extends string> = { list: Arranged<T, Order> };

/** Search and sort for a list that is long enough, and its actions. */
export const ListBar = <T, Order extends string>({
  list,
  children,
}: ListProps<T, Order> & { children?: ReactNode }) => (
  <div className={styles['bar']}>
    {list.isShort ? null : (
      <>
        <SearchField list={list} />
        <SortField list={list} />
      </>
    )}
    {children}
  </div>
);

const SearchField = <T, Order extends string>({
  list: { search, words, setWords, found },
}: ListProps<T, Order>) => (
  <search className={styles['search']}>
    <Search size={18} aria-hidden="true" />
    <input
      type="search"
      aria-label={search.label}
      placeholder={search.placeholder}
      value={words}
      onChange={({ target }) => setWords(target.value)}
    />
    <VisuallyHidden>
      <output>{words.trim() === '' ? '' : `${found.length} found`}</output>
    </VisuallyHidden>
  </search>
);

function SortField<T, Order extends string>({ list: { sort } }: ListProps<T, Order>) {
  const isOrder = (value: string): value is Order => value in sort.orders;
  return (
    <label className={styles['sort']}>
      <span>Sort</span>
      <select
        value={sort.order}
        onChange={({ target }) => (isOrder(target.value) ? sort.onChange(target.value) : null)}
      >
        {Object.entries<string>(sort.orders).map(([order, label]) => (
          <option key={order} value={order}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
