import type { PublicCategory } from '@menuleaf/shared/contracts/public-menu.ts';
import { declaredText } from './declared-text.ts';
import { MenuItem } from './item/menu-item.tsx';
import { usePageWords, useTextAttributes } from './page-language.ts';

type CategoryBarProps = {
  categories: PublicCategory[];
  /** Prefix of category anchors. */
  address: string;
};

/**
 * Sticky bar: the categories, and the button for search and filters. Without a script the tabs are jump links. On
 * phones a select replaces them; rendering it costs as much as ten dishes, so it shows only once the script can handle
 * it.
 */
function CategoryBar({ categories, address }: CategoryBarProps) {
  const words = usePageWords();
  const tongue = useTextAttributes();
  if (categories.length === 0) return null;
  return (
    <div className="bar">
      <nav aria-label={words.categories}>
        <select aria-label={words.category} autoComplete="off">
          {categories.map(({ id, name }) => (
            <option key={id} lang={tongue(name).lang}>
              {name}
            </option>
          ))}
        </select>
        <ul className="tabs">
          {categories.map((category, at) => (
            <li key={category.id}>
              <a
                href={`#${address}${category.id}`}
                aria-current={at === 0 ? 'true' : undefined}
                {...tongue(category.name)}
              >
                {category.name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <button type="button" className="find js" aria-expanded="false">
        {words.find}
      </button>
    </div>
  );
}

/** Shared by all dishes of a page. */
export type Dishes = {
  formatPrice: (price: number) => string;
  /** The restaurant's, if known. */
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
  /** Prefix of its category anchors. */
  address?: string;
  /** Number of photos that load without a script. */
  photosAtOnce: number;
};

/** Inline, since most menus have no note and need no rule for it. */
const noteStyle = { marginTop: 32 };

/** A category without a dish or a word is the owner's draft: guests would read a heading of nothing. */
const saysSomething = ({ items, description, note }: PublicCategory) =>
  items.length > 0 || Boolean(description) || Boolean(note);

/** Unknown is never shown as safe; of a menu without any word on allergens it is said once, for all dishes. */
const hasAllergens = ({ items }: PublicCategory) =>
  items.some((item) => declaredText(item) !== undefined);

/** A menu below its name: the category bar, the dishes, and the closing note. */
export function MenuSection(props: MenuSectionProps) {
  const { note, dishes, address = 'c-', photosAtOnce } = props;
  const categories = props.categories.filter(saysSomething);
  const { isRepeated, isNumbered, ...shown } = dishes;
  const tongue = useTextAttributes();
  const { askAllergens } = usePageWords();
  const isAskedOnce =
    !categories.some(hasAllergens) && categories.some(({ items }) => items.length > 0);
  return (
    <>
      {isAskedOnce && (
        <p className="lead">
          <span className="ask">{askAllergens}</span>
        </p>
      )}
      <CategoryBar categories={categories} address={address} />
      {categories.map((category, at) => (
        <section
          className="category"
          id={address + category.id}
          // Content far below is laid out once near; until then it has this height.
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
                isAskedOnce={isAskedOnce}
                isNear={at === 0 && place < photosAtOnce}
                key={item.id}
              />
            ))}
          </ul>
        </section>
      ))}
      {note && (
        <p className="lead" style={noteStyle} {...tongue(note)}>
          {note}
        </p>
      )}
    </>
  );
}
