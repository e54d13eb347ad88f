import type { PublicCategory } from '@menuleaf/shared/contracts/public-menu.ts';
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
export function CategoryBar({ categories, address }: CategoryBarProps) {
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
