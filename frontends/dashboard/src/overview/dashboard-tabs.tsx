import { Tabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
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

/** The tab that the address names, else the first. */
export const tabOf = (named: string | null): Tab => tabs.find((tab) => tab === named) ?? tabs[0];

type DashboardTabsProps = {
  open: Tab;
  /** Undefined while they are counted. */
  counts: Readonly<Record<Tab, number>> | undefined;
  children: ReactNode;
};

export function DashboardTabs({ open, counts, children }: DashboardTabsProps) {
  const [, setSearch] = useSearchParams();
  return (
    <Tabs.Root value={open} onValueChange={(tab: Tab) => setSearch({ tab })}>
      <Tabs.List className={styles['tabs']} aria-label="Your lists">
        {tabs.map((tab) => (
          <Tabs.Tab key={tab} value={tab} className={styles['tab']}>
            {tabLabels[tab]} <span className={styles['count']}>{counts?.[tab] ?? '\u00A0'}</span>
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={open} className={styles['panel']}>
        <h2 className={styles['unseen']}>
          <VisuallyHidden>{tabLabels[open]}</VisuallyHidden>
        </h2>
        {children}
      </Tabs.Panel>
    </Tabs.Root>
  );
}
