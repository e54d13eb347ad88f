import type { PublicCategory } from '@menuleaf/shared/contracts/public-menu.ts';
import { CategoryBar } from './category-bar.tsx';
import { MenuItem } from './item/menu-item.tsx';
import { useTongue } from './spoken.ts';

/** What all dishes of a page have in common. */
export type Dishes = {
  formatPrice: (price: number) => string;
  /** The restaurant's own, where it is known. */
  timeZone: string | undefined;
  isRepeated: (id: string) => boolean;
  isLarge: boolean;
  /** Its categories have numbers. */
  isNumbered: boolean;
};

type MenuSectionProps = {
  categories: PublicCategory[];
  note?: string | undefined;
  dishes: Dishes;
  /** What the addresses of its categories begin with. */
  address?: string;
  /** How many of its first photos wait for no script. */
  photosAtOnce: number;
};

/** Said here, since most menus have no note and pay for no rule of it. */
const apart = { marginTop: 32 };

/** A menu below its name: the bar of categories, their dishes, and what is said at the end. */
export function MenuSection(props: MenuSectionProps) {
  const { categories, note, dishes, address = 'c-', photosAtOnce } = props;
  const { isRepeated, isNumbered, ...shown } = dishes;
  const tongue = useTongue();
  return (
    <>
      <CategoryBar categories={categories} address={address} />
      {categories.map((category, at) => (
        <section
          className="category"
          id={address + category.id}
          // What is far below is laid out when it comes near; until then about this high.
          style={{
            containIntrinsicSize: `auto ${6 + 6 * category.items.length}rem`,
            ...(isNumbered && { '--n': `'${at + 1}'` }),
          }}
          key={category.id}
        >
          <h2 {...tongue(category.name)}>{category.name}</h2>
          {category.description && <p {...tongue(category.description)}>{category.description}</p>}
          {category.note && (
            <p {...tongue(category.note)}>
              <em>{category.note}</em>
            </p>
          )}
          <ul>
            {category.items.map((item, place) => (
              <MenuItem
                item={item}
                {...shown}
                isRepeated={isRepeated(item.id)}
                isNear={at === 0 && place < photosAtOnce}
                key={item.id}
              />
            ))}
          </ul>
        </section>
      ))}
      {note && (
        <p className="lead" style={apart} {...tongue(note)}>
          {note}
        </p>
      )}
    </>
  );
}
