import { ChefHat } from 'lucide-react';
import type { ReactNode } from 'react';
import { roleTitles } from '@menuleaf/shared/browser/session/role-titles.ts';
import { useSession } from '@menuleaf/shared/browser/session/session.ts';
import { priceWords } from '@menuleaf/shared/menu/prices/price-words.ts';
import { Badge } from '@menuleaf/shared/ui/badge.tsx';
import { ButtonLink } from '@menuleaf/shared/ui/button.tsx';
import type { Catalogue } from '../api/catalogue.ts';
import { MenuStatus } from '../menus/menus-tab.tsx';
import { inMenuOrder } from '../items/menu-places.ts';
import { itemMoney } from '../prices/item-money.ts';
import type { Tab } from './dashboard-tabs.tsx';
import styles from './reading.css';

/** Read-only lists, for the kitchen and for members over the plan's limit. */
export default function ReadingTab({ open, catalogue }: { open: Tab; catalogue: Catalogue }) {
  const { user } = useSession();
  const account = user?.account;
  const isOverPlan = account !== undefined && account.role !== account.given_role;
  return (
    <>
      <div className={styles['note']}>
        <p>
          {account ? `Your role here is ${roleTitles[account.given_role]}. ` : null}
          {isOverPlan ? 'The account is on the Free plan. ' : null}
          {account?.role === 'kitchen'
            ? 'You can mark dishes sold out and view everything else.'
            : 'You can view everything but not change it.'}
        </p>
        {account?.role === 'kitchen' ? (
          <ButtonLink tone="primary" to="/kitchen">
            <ChefHat size={18} aria-hidden="true" />
            Go to the kitchen
          </ButtonLink>
        ) : null}
      </div>
      <ul>{rowsOf(open, catalogue)}</ul>
    </>
  );
}

function rowsOf(open: Tab, { restaurants, menus, categories, items }: Catalogue): ReactNode {
  const moneyOf = itemMoney(restaurants, menus);
  switch (open) {
    case 'restaurants':
      return restaurants.map(({ id, name, phone, active_menu_id }) => (
        <Row key={id} name={<a href={`/restaurant/${id}`}>{name}</a>}>
          {menus.find((menu) => menu.id === active_menu_id)?.name ?? 'No active menu'}
          {phone
            ? [
                ', ',
                <bdi key="phone" dir="ltr">
                  {phone}
                </bdi>,
              ]
            : null}
        </Row>
      ));
    case 'menus':
      return menus.map(({ id, name, categories: sections }) => (
        <Row
          key={id}
          name={
            <a href={`/menu/${id}`} target="_blank" rel="noopener">
              {name}
            </a>
          }
        >
          <MenuStatus id={id} restaurants={restaurants} />{' '}
          {sections.length === 1 ? '1 category' : `${sections.length} categories`}
        </Row>
      ));
    case 'categories':
      return categories.map(({ id, name, items_count }) => (
        <Row key={id} name={name}>
          Items: {items_count}
        </Row>
      ));
    case 'menu-items':
      return inMenuOrder(items, menus).map(({ item }) => (
        <Row key={item.id} name={item.name}>
          {item.is_available ? null : <Badge tone="saffron">Sold out</Badge>}{' '}
          {priceWords(item, moneyOf(item).format)}
        </Row>
      ));
  }
}

const Row = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <li className={styles['row']}>
    <strong>{name}</strong>
    <span>{children}</span>
  </li>
);
