import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '@menuleaf/shared/ui/visually-hidden.tsx';
import type { Arranged } from './search-and-sort.ts';
import styles from './list-bar.css';

type ListBarProps<T, Order extends string> = { list: Arranged<T, Order>; children?: ReactNode };

/** Search and sort for a list that is long enough, and its actions. */
export function ListBar<T, Order extends string>({ list, children }: ListBarProps<T, Order>) {
  const { isShort, search, words, setWords, found, sort } = list;
  const isOrder = (value: string): value is Order => value in sort.orders;
  return (
    <div className={styles['bar']}>
      {isShort ? null : (
        <>
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
          <label className={styles['sort']}>
            <span>Sort</span>
            <select
              value={sort.order}
              onChange={({ target }) =>
                isOrder(target.value) ? sort.onChange(target.value) : null
              }
            >
              {Object.entries<readonly [string, unknown]>(sort.orders).map(([order, [label]]) => (
                <option key={order} value={order}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        </>
      )}
      {children}
    </div>
  );
}
