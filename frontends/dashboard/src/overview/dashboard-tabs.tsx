import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { useSearchParams } from '@menuleaf/shared/browser/federation/router.ts';
import { VisuallyHidden } from '@menuleaf/shared/ui/visually-hidden.tsx';
import styles from './dashboard.css';

const tabs = ['restaurants', 'menus', 'categories', 'menu-items'] as const;
export type Tab = (typeof tabs)[number];

export const tabLabels = {
  restaurants: 'Restaurants',
  menus: 'Menus',
  categories: 'Categories',
  'menu-items': 'Menu Items',
};

/** The tab in the URL, else the first. */
export const tabOf = (named: string | null): Tab => tabs.find((tab) => tab === named) ?? tabs[0];

type DashboardTabsProps = {
  open: Tab;
  /** Undefined while loading. */
  counts: Readonly<Record<Tab, number>> | undefined;
  children: ReactNode;
};

/** Tabs as in the ARIA practices. The library's would be a twelfth of an owner's first page. */
export function DashboardTabs({ open, counts, children }: DashboardTabsProps) {
  const [, setSearch] = useSearchParams();
  const id = useId();
  const idOf = (tab: Tab) => `${id}-${tab}`;
  const move = (event: KeyboardEvent, from: number) => {
    const next = tabs[tabAt(event.key, from, tabs.length) ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    document.getElementById(idOf(next))?.focus();
  };
  return (
    <div>
      <div className={styles['tabs']} role="tablist" aria-label="Your lists">
        {tabs.map((tab, index) => (
          <button
            key={tab}
            id={idOf(tab)}
            type="button"
            role="tab"
            className={styles['tab']}
            aria-selected={tab === open}
            aria-controls={`${id}-panel`}
            tabIndex={tab === open ? 0 : -1}
            onClick={() => setSearch({ tab })}
            onKeyDown={(event) => move(event, index)}
          >
            {tabLabels[tab]} <span className={styles['count']}>{counts?.[tab] ?? '\u00A0'}</span>
          </button>
        ))}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as the ARIA practices have it: Tab leads from the tabs to what they show */}
      <div
        id={`${id}-panel`}
        role="tabpanel"
        className={styles['panel']}
        aria-labelledby={idOf(open)}
        tabIndex={0}
      >
        <h2 className={styles['unseen']}>
          <VisuallyHidden>{tabLabels[open]}</VisuallyHidden>
        </h2>
        {children}
      </div>
    </div>
  );
}

/** The tab a key leads to, of `count`; undefined for other keys. Arrows wrap around. */
function tabAt(key: string, from: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (from + 1) % count;
    case 'ArrowLeft':
      return (from + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
