import type { FurtherMenu, PublicMenu } from '@menuleaf/shared/contracts/public-menu.ts';
import { timesText } from '@menuleaf/shared/menu/hours/applying-menu.ts';
import { zoneText } from '@menuleaf/shared/menu/hours/zone-text.ts';
import { type Dishes, MenuSection } from './menu-section.tsx';
import { useLocale, usePageWords, useTongue } from './spoken.ts';
import { timesIn } from './facts/times-in.ts';

type SeveralMenusProps = {
  /** The active one, with the further ones in it. */
  menu: PublicMenu;
  dishes: Dishes;
  /** The script that shows one of them before the first paint. */
  atOnce: string | undefined;
};

/** Which menu guests read: plain links to each, which the script makes tabs of. */
function MenuTabs({ menus, timeZone }: { menus: readonly FurtherMenu[]; timeZone: string }) {
  const words = usePageWords();
  const tongue = useTongue();
  return (
    <nav className="menus" aria-label={words.menus} data-zone={zoneText(timeZone)}>
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

/** A restaurant's menus, each whole, below links to them. */
export function SeveralMenus({ menu, dishes, atOnce }: SeveralMenusProps) {
  const locale = useLocale();
  const tongue = useTongue();
  const menus: FurtherMenu[] = [menu, ...(menu.further ?? [])];
  return (
    <>
      <MenuTabs menus={menus} timeZone={dishes.timeZone ?? 'UTC'} />
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
            // A category may stand on several of them, and an address is one place.
            address={at === 0 ? 'c-' : `c-${id}-`}
            // Which of them shows is known on the phone alone.
            photosAtOnce={0}
          />
        </section>
      ))}
    </>
  );
}
