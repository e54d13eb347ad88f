import type { PublicCategory } from '@menuleaf/shared/contracts/public-menu.ts';
import { usePageWords, useTongue } from './spoken.ts';

type CategoryBarProps = {
  categories: PublicCategory[];
  /** What the addresses of categories begin with. */
  address: string;
};

/**
 * One line that stays at the top: the categories, and the button for search and filters. Without a script the tabs
 * are links that jump. On phones a list stands for them; it costs a browser as much as ten dishes, so it shows only once
 * the script is there to answer it.
 */
export function CategoryBar({ categories, address }: CategoryBarProps) {
  const words = usePageWords();
  const tongue = useTongue();
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
      <button type="button" className="find js" aria-expanded="false" aria-controls="find">
        {words.find}
      </button>
    </div>
  );
}
