import { Link } from '@menuleaf/shared/browser/federation/router.ts';
import { useMay } from '@menuleaf/shared/browser/session/role.ts';
import styles from './restaurant-parts.css';

export type Part = 'details' | 'special-hours' | 'menus' | 'look' | 'web-site' | 'guests';

const parts = [
  ['details', 'Details', ''],
  ['special-hours', 'Special hours', '?part=special-hours'],
  ['menus', 'Menus and hours', '?part=menus'],
  ['look', 'Look', '?part=look'],
  ['web-site', 'Your website', '?part=web-site'],
  ['guests', 'Guests', '?part=guests'],
] as const satisfies readonly (readonly [Part, string, string])[];

/** The part in the URL. */
export const partOf = (named: string | null): Part =>
  parts.find(([part]) => part === named)?.[0] ?? 'details';

/** `Look, The Fig Tree` */
export const titleOf = (part: Part, restaurant: string) =>
  `${parts.find(([name]) => name === part)?.[1] ?? ''}, ${restaurant}`;

/** Also for editors. */
export const editorsParts: ReadonlySet<Part> = new Set(['look', 'guests']);

/** Parts of a restaurant: details, special hours, menus and their times, look, and guests. */
export function RestaurantParts({ id, part }: { id: string; part: Part }) {
  const mayManage = useMay('manager');
  return (
    <nav aria-label="Restaurant" className={styles['parts']}>
      {parts
        .filter(([name]) => mayManage || editorsParts.has(name))
        .map(([name, words, query]) => (
          <Link
            key={name}
            to={`/restaurant/${id}/edit${query}`}
            aria-current={name === part ? 'page' : undefined}
          >
            {words}
          </Link>
        ))}
    </nav>
  );
}
