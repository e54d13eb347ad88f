import type { PublicCategory } from '@menuleaf/shared/contracts/public-menu.ts';
import { MenuItem } from './menu-item.tsx';

type MenuContentProps = {
  restaurantName: string;
  menuName: string;
  description: string | null;
  categories: PublicCategory[];
};

/** What the published page and the owner's preview both show. */
export function MenuContent({
  restaurantName,
  menuName,
  description,
  categories,
}: MenuContentProps) {
  return (
    <>
      <h1>{restaurantName}</h1>
      <p className="lead">{description ?? menuName}</p>
      {categories.length > 1 && (
        <nav className="tabs" aria-label="Categories">
          <ul>
            {categories.map((category, at) => (
              <li key={category.id}>
                <a href={`#c-${category.id}`} aria-current={at === 0 ? 'true' : undefined}>
                  {category.name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {categories.map((category) => (
        <section className="category" id={`c-${category.id}`} key={category.id}>
          <h2>{category.name}</h2>
          {category.description && <p>{category.description}</p>}
          <ul>
            {category.items.map((item) => (
              <MenuItem item={item} key={item.id} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
