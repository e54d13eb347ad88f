import type {
  FurtherMenu,
  PublicMenu,
  PublicRestaurant,
} from '@menuleaf/shared/contracts/public-menu.ts';
import { timesText } from '@menuleaf/shared/menu/hours/applying-menu.ts';
import { specialClosings } from '@menuleaf/shared/menu/hours/special-closings.ts';
import { zoneText } from '@menuleaf/shared/menu/hours/zone-text.ts';
import { type Dishes, MenuSection } from './menu-section.tsx';
import { useLocale, usePageWords, useTextAttributes } from './page-language.ts';
import { timesIn } from './facts/times-in.ts';

type SeveralMenusProps = {
  /** The active one, including the further ones. */
  menu: PublicMenu;
  dishes: Dishes;
  /** Whose special days its menus follow. */
  restaurant: PublicRestaurant | undefined;
  /** Script that shows one of them before the first paint. */
  atOnce: string | undefined;
};

/** Which menu guests read: plain links, which the script turns into tabs. */
type MenuTabsProps = {
  menus: readonly FurtherMenu[];
  timeZone: string;
  closings: string | undefined;
};

function MenuTabs({ menus, timeZone, closings }: MenuTabsProps) {
  const words = usePageWords();
  const tongue = useTextAttributes();
  return (
    <nav
      className="menus"
      aria-label={words.menus}
      data-zone={zoneText(timeZone)}
      data-closings={closings}
    >
      <ul>
        {menus.map(({ id, name, times }) => (
          <li key={id}>
            <a href={`#m-${id}`} data-times={timesText(times) || undefined} {...tongue(name)}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A restaurant's menus in full, below links to them. */
export function SeveralMenus({ menu, dishes, restaurant, atOnce }: SeveralMenusProps) {
  const locale = useLocale();
  const tongue = useTextAttributes();
  const menus: FurtherMenu[] = [menu, ...(menu.further ?? [])];
  return (
    <>
      <MenuTabs
        menus={menus}
        timeZone={dishes.timeZone ?? 'UTC'}
        closings={restaurant && specialClosings(restaurant)}
      />
      {atOnce && <script dangerouslySetInnerHTML={{ __html: atOnce }} />}
      {menus.map(({ id, name, description, note, times, categories }, at) => (
        <section className="menu" id={`m-${id}`} aria-label={name} key={id}>
          <p className="lead name" {...tongue(name)}>
            {name}
          </p>
          {times && times.length > 0 && <p className="lead when">{timesIn(times, locale)}</p>}
          {description && (
            <p className="lead" {...tongue(description)}>
              {description}
            </p>
          )}
          <MenuSection
            categories={categories}
            note={note}
            dishes={dishes}
            // A category may be on several of them, but an anchor is unique.
            address={at === 0 ? 'c-' : `c-${id}-`}
            // Only the phone knows which of them shows.
            photosAtOnce={0}
          />
        </section>
      ))}
    </>
  );
}
