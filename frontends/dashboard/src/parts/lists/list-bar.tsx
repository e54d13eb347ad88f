import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Arranged } from './arranged.ts';
import styles from './list-bar.css';

type ListBarProps<T, Order extends string> = { list: Arranged<T, Order>; children?: ReactNode };

/** Search and sort above a list, and what can be done with it. */
export function ListBar<T, Order extends string>({ list, children }: ListBarProps<T, Order>) {
  const { search, sort, words, setWords } = list;
  const isOrder = (value: string): value is Order => value in sort.orders;
  return (
    <div className={styles['bar']}>
      <search className={styles['search']}>
        <Search size={18} aria-hidden="true" />
        <input
          type="search"
          aria-label={search.label}
          placeholder={search.placeholder}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </search>
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
      {children}
    </div>
  );
}
