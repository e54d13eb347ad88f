import type { PublicCategory } from '@menuleaf/shared/contracts/public-menu.ts';
import { direction } from './direction.ts';

/**
 * One line that stays at the top: the categories, and the button for search and filters. Without a script the tabs
 * are links that jump. On phones a list stands for them; it costs a browser as much as ten dishes, so it shows only once
 * the script is there to answer it.
 */
export function CategoryBar({ categories }: { categories: PublicCategory[] }) {
  if (categories.length === 0) return null;
  return (
    <div className="bar">
      <nav aria-label="Categories">
        <select aria-label="Category" autoComplete="off">
          {categories.map(({ id, name }) => (
            <option key={id}>{name}</option>
          ))}
        </select>
        <ul className="tabs">
          {categories.map((category, at) => (
            <li key={category.id}>
              <a
                href={`#c-${category.id}`}
                aria-current={at === 0 ? 'true' : undefined}
                dir={direction(category.name)}
              >
                {category.name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <button type="button" className="find js" aria-expanded="false" aria-controls="find">
        Search &amp; filter
      </button>
    </div>
  );
}
