import { useState } from 'react';
import type { PublicCategory, PublicItem } from '@menuleaf/shared/contracts/public-menu.ts';
import { isAvailable } from '@menuleaf/shared/menu/diners-menu.ts';
import { Checkbox } from '@menuleaf/shared/ui/form/checkbox.tsx';
import { VisuallyHidden } from '@menuleaf/shared/ui/visually-hidden.tsx';
import { bindFlag } from '@menuleaf/shared/ui/form/bind.ts';
import type { PrintedMenu } from '../print/print-choice.ts';
import { dishesIn, type PostChoice } from './post-choice.ts';
import styles from './post-page.css';

type DishChoiceProps = {
  choice: PostChoice;
  menu: PrintedMenu;
  onChange: (change: Pick<PostChoice, 'dishes'>) => void;
};

const counted = (count: number) => (count === 1 ? '1 dish' : `${count} dishes`);

/** Selects whole categories or single dishes; sold-out ones cannot be chosen. */
export function DishChoice({ choice, menu, onChange }: DishChoiceProps) {
  const [now] = useState(() => new Date());
  const chosen = choice.dishes ?? dishesIn(menu.categories);
  const toggle = (items: readonly PublicItem[], isOn: boolean) => {
    const dishes = new Set(chosen);
    for (const { id } of items) {
      if (isOn) dishes.add(id);
      else dishes.delete(id);
    }
    onChange({ dishes });
  };
  const served = menu.categories.filter(({ items }) => items.length > 0);
  const shown = served.flatMap(({ items }) =>
    items.filter((item) => chosen.has(item.id) && isAvailable(item, now)),
  );
  return (
    <fieldset className={styles['dishes']}>
      <legend>Dishes</legend>
      <p>{counted(shown.length)} in the pictures.</p>
      {served.map((category) => (
        <Category key={category.id} {...{ category, chosen, now, toggle }} />
      ))}
    </fieldset>
  );
}

type CategoryProps = {
  category: PublicCategory;
  chosen: ReadonlySet<string>;
  now: Date;
  toggle: (items: readonly PublicItem[], isOn: boolean) => void;
};

function Category({ category: { id, name, items }, chosen, now, toggle }: CategoryProps) {
  const own = items.filter((item) => chosen.has(item.id));
  const bind = (key: string, checked: boolean, some: readonly PublicItem[]) =>
    bindFlag(key, checked, (isOn: boolean) => toggle(some, isOn), `post-${id}-${key}`);
  return (
    <div className={styles['category']}>
      <Checkbox label={name} bind={bind('all', own.length > 0, items)} />
      <details>
        <summary>
          {own.length} of {items.length}
          <VisuallyHidden> dishes of {name}</VisuallyHidden>
        </summary>
        {items.map((item) =>
          isAvailable(item, now) ? (
            <Checkbox
              key={item.id}
              label={item.name}
              bind={bind(item.id, chosen.has(item.id), [item])}
            />
          ) : (
            <p key={item.id}>{item.name}: sold out</p>
          ),
        )}
      </details>
    </div>
  );
}
