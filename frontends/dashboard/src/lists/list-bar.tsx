import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from '../dashboard/list.css';

type ListBarProps<Order extends string> = {
  search: { label: string; placeholder: string; words: string; onChange: (words: string) => void };
  sort: { orders: Readonly<Record<Order, string>>; order: Order; onChange: (order: Order) => void };
  children?: ReactNode;
};

/** Search and sort above a list, and what can be done with it. */
export function ListBar<Order extends string>({ search, sort, children }: ListBarProps<Order>) {
  const isOrder = (value: string): value is Order => value in sort.orders;
  return (
    <div className={styles['bar']}>
      <search className={styles['search']}>
        <Search size={18} aria-hidden="true" />
        <input
          type="search"
          aria-label={search.label}
          placeholder={search.placeholder}
          value={search.words}
          onChange={({ target }) => search.onChange(target.value)}
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
