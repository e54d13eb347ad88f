import type {
  PublicCategory,
  PublicMenu,
  PublicRestaurant,
  FurtherMenu,
} from '@menuleaf/shared/contracts/public-menu.ts';
import type { ShownLook } from '@menuleaf/shared/contracts/catalogue/restaurants/shown-look.ts';
import type { Money } from '@menuleaf/shared/contracts/catalogue/money.ts';
import { moneyMark } from '@menuleaf/shared/menu/prices/format-price.ts';
import { menuPriceFormat } from '@menuleaf/shared/menu/prices/menu-price-format.ts';
import { isLedByPhotos, themeOf } from '@menuleaf/shared/themes/themes.ts';
import { languageName } from '@menuleaf/shared/menu/languages.ts';
import { Masthead } from '../look/masthead.tsx';
import { menuPath } from './menu-path.ts';
import { MenuSection, type Dishes } from './menu-section.tsx';
import { OpenStatus } from './facts/open-status.tsx';
import { ContactLinks } from './facts/contact-links.tsx';
import {
  useDirection,
  useLanguage,
  usePageWords,
  useTextAttributes,
  useLocale,
} from './page-language.ts';
import { timesText } from '@menuleaf/shared/menu/hours/applying-menu.ts';
import { specialClosings } from '@menuleaf/shared/menu/hours/special-closings.ts';
import { zoneText } from '@menuleaf/shared/menu/hours/zone-text.ts';
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
function SeveralMenus({ menu, dishes, restaurant, atOnce }: SeveralMenusProps) {
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

type LanguageChooserProps = {
  restaurantId: string;
  /** The main one first. */
  languages: readonly string[];
  pathOf?: typeof menuPath;
  /** Script that offers the phone's own before the first paint. */
  offer?: string | undefined;
};

/** Plain links, each in its own language, so a guest finds it on any page. */
function LanguageChooser({
  restaurantId,
  languages,
  pathOf = menuPath,
  offer,
}: LanguageChooserProps) {
  const current = useLanguage();
  const words = usePageWords();
  return (
    <>
      <nav className="langs" aria-label={words.languages}>
        {languages.map((language, at) => (
          <a
            key={language}
            href={pathOf(restaurantId, at === 0 ? undefined : language)}
            hrefLang={language}
            lang={language}
            aria-current={language === current ? 'page' : undefined}
          >
            {languageName(language)}
          </a>
        ))}
      </nav>
      {offer && <script dangerouslySetInnerHTML={{ __html: offer }} />}
    </>
  );
}

type MenuContentProps = {
  restaurantName: string;
  menuName: string;
  description: string | null;
  note?: string | undefined;
  categories: PublicCategory[];
  money: Money;
  /** If known: hours and time zone. */
  restaurant?: PublicRestaurant | undefined;
  look?: ShownLook | undefined;
  /** All languages of its page, main one first; absent if only one. */
  languages?: readonly string[] | undefined;
  /** Its path in each; absent: as the published page. */
  pathOf?: typeof menuPath;
  offer?: string | undefined;
  /** If it has further menus: they, and the script that shows one of them. */
  several?: { menu: PublicMenu; atOnce: string | undefined } | undefined;
};

/** Dishes visible in every phone's first view, one if photos are large; further photos load once found to be in it. */
const eagerPhotos = { small: 3, large: 1 };

/** Shared by the published page and the owner's preview. */
export function MenuContent(props: MenuContentProps) {
  const { restaurantName, note, categories, money, restaurant, look, languages, several } = props;
  const direction = useDirection();
  const seen = new Set<string>();
  const dishes = {
    formatPrice: menuPriceFormat(money),
    timeZone: restaurant?.time_zone,
    isRepeated: (id: string) => seen.size === seen.add(id).size,
    isLarge: isLedByPhotos(look),
    isNumbered: themeOf(look).sections === 'numeral',
  };
  return (
    <>
      <Masthead look={look} isLow>
        <h1 dir={direction.of(restaurantName)} data-money={moneyMark(money)}>
          {restaurantName}
        </h1>
      </Masthead>
      {restaurant && languages && (
        <LanguageChooser
          restaurantId={restaurant.id}
          languages={languages}
          offer={props.offer}
          {...(props.pathOf && { pathOf: props.pathOf })}
        />
      )}
      {!several && <NameOfMenu {...props} />}
      {restaurant && (
        <>
          <OpenStatus restaurant={restaurant} href={`/restaurant/${restaurant.id}#hours`} />
          <ContactLinks restaurant={restaurant} />
        </>
      )}
      {several ? (
        <SeveralMenus {...several} dishes={dishes} restaurant={restaurant} />
      ) : (
        <MenuSection
          categories={categories}
          note={note}
          dishes={dishes}
          photosAtOnce={dishes.isLarge ? eagerPhotos.large : eagerPhotos.small}
        />
      )}
    </>
  );
}

type NameOfMenuProps = Pick<MenuContentProps, 'menuName' | 'description'>;

function NameOfMenu({ menuName, description }: NameOfMenuProps) {
  const tongue = useTextAttributes();
  return (
    <>
      <p className="lead name" {...tongue(menuName)}>
        {menuName}
      </p>
      {description && (
        <p className="lead" {...tongue(description)}>
          {description}
        </p>
      )}
    </>
  );
}
