import type { PublicCategory, PublicRestaurant } from '@menuleaf/shared/contracts/public-menu.ts';
import type { ShownLook } from '@menuleaf/shared/contracts/catalogue/shown-look.ts';
import type { Money } from '@menuleaf/shared/contracts/catalogue/money.ts';
import { moneyMark, priceFormat } from '@menuleaf/shared/menu/format-price.ts';
import { Masthead } from '../look/masthead.tsx';
import { CategoryBar } from './category-bar.tsx';
import { MenuItem } from './menu-item.tsx';
import { OpenStatus } from './open-status.tsx';
import { Ways } from './ways.tsx';
import { direction } from './direction.ts';

type MenuContentProps = {
  restaurantName: string;
  menuName: string;
  description: string | null;
  note?: string | undefined;
  categories: PublicCategory[];
  money: Money;
  /** Where it is known: hours and time zone. */
  restaurant?: PublicRestaurant | undefined;
  look?: ShownLook | undefined;
};

/** Dishes that every phone's first view shows; further photos are asked for once they are seen to be in it. */
const photosAtOnce = 3;

/** What the published page and the owner's preview both show. */
export function MenuContent(props: MenuContentProps) {
  const { restaurantName, menuName, description, note, categories, money, restaurant, look } =
    props;
  const formatPrice = priceFormat(money);
  const seen = new Set<string>();
  const isRepeated = (id: string) => seen.size === seen.add(id).size;
  return (
    <>
      <Masthead look={look} isLow>
        <h1 dir={direction(restaurantName)} data-money={moneyMark(money)}>
          {restaurantName}
        </h1>
      </Masthead>
      <p className="lead name" dir={direction(menuName)}>
        {menuName}
      </p>
      {description && (
        <p className="lead" dir={direction(description)}>
          {description}
        </p>
      )}
      {restaurant && (
        <>
          <OpenStatus restaurant={restaurant} href={`/restaurant/${restaurant.id}#hours`} />
          <Ways restaurant={restaurant} />
        </>
      )}
      <CategoryBar categories={categories} />
      {categories.map((category, at) => (
        <section
          className="category"
          id={`c-${category.id}`}
          // What is far below is laid out when it comes near; until then about this high.
          style={{ containIntrinsicSize: `auto ${6 + 6 * category.items.length}rem` }}
          key={category.id}
        >
          <h2 dir={direction(category.name)}>{category.name}</h2>
          {category.description && (
            <p dir={direction(category.description)}>{category.description}</p>
          )}
          {category.note && (
            <p dir={direction(category.note)}>
              <em>{category.note}</em>
            </p>
          )}
          <ul>
            {category.items.map((item, place) => (
              <MenuItem
                item={item}
                timeZone={restaurant?.time_zone}
                formatPrice={formatPrice}
                isRepeated={isRepeated(item.id)}
                isNear={at === 0 && place < photosAtOnce}
                isLarge={look?.layout === 'photos'}
                key={item.id}
              />
            ))}
          </ul>
        </section>
      ))}
      {note && (
        <p className="lead" dir={direction(note)}>
          {note}
        </p>
      )}
    </>
  );
}
