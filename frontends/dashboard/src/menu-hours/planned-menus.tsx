import { useEffect, useState, useId } from 'react';
import type { Menu } from '@menuleaf/shared/contracts/catalogue/menus/menu.ts';
import {
  maxFurtherMenus,
  type MenuHours,
  type MenuTime,
} from '@menuleaf/shared/contracts/catalogue/menus/menu-times.ts';
import type { Restaurant } from '@menuleaf/shared/contracts/catalogue/restaurants/restaurant.ts';
import { applyingMenu, timesText } from '@menuleaf/shared/menu/hours/applying-menu.ts';
import { specialClosings } from '@menuleaf/shared/menu/hours/special-closings.ts';
import { readZone } from '@menuleaf/shared/menu/hours/wall-clock.ts';
import { zoneText } from '@menuleaf/shared/menu/hours/zone-text.ts';
import field from '@menuleaf/shared/ui/form/field.css';
import type { useForm } from '@menuleaf/shared/ui/form/form.ts';
import styles from './menu-hours.css';
import { PlannedMenu } from './planned-menu.tsx';
import { type Planned, type PlannedValues, readPlanned, readTimes } from './planned.ts';
import { Button, ButtonLink } from '@menuleaf/shared/ui/button.tsx';
import { Field } from '@menuleaf/shared/ui/form/field.tsx';
import { TriangleAlert } from 'lucide-react';
import { timesWords } from '@menuleaf/shared/menu/hours/times-words.ts';
import type { WrittenHours } from '@menuleaf/shared/menu/hours/written-hours.ts';
import { coverOfTimes, gapsOf, openCover, overlapsOf } from './week-cover.ts';

type Named = { name: string; times: readonly MenuTime[] };

type PlanNotesProps = { active: Named; further: readonly Named[]; hours: WrittenHours };

/** Likely mistakes: menus that overlap, and open hours that no menu covers. */
function notesOf({ active, further, hours }: PlanNotesProps): string[] {
  const covers = further.map(({ name, times }) => ({ name, cover: coverOfTimes(times) }));
  const overlaps = overlapsOf(covers).map(
    ({ first, second, times }) =>
      `${first} and ${second} overlap, ${timesWords(times)}: guests see ${first} first.`,
  );
  const open = openCover(hours);
  // An active menu without times covers the rest.
  if (!open || active.times.length === 0) return overlaps;
  const named = [coverOfTimes(active.times), ...covers.map(({ cover }) => cover)];
  const gaps = gapsOf(open, named);
  return gaps.length > 0
    ? [
        ...overlaps,
        `You’re open, but no menu covers ${timesWords(gaps)}: guests see ${active.name} then.`,
      ]
    : overlaps;
}

function PlanNotes(props: PlanNotesProps) {
  const notes = notesOf(props);
  return (
    <div aria-live="polite">
      {notes.map((note) => (
        <p key={note} className={styles['note']}>
          <TriangleAlert size={18} aria-hidden="true" />
          <span>{note}</span>
        </p>
      ))}
    </div>
  );
}

type AddMenuProps = {
  restaurantId: string;
  /** Whether others are over the plan's limit. */
  areLocked: boolean;
  /** Menus not on the page yet. */
  menus: readonly Menu[];
  onAdd: (menuId: string) => void;
};

/** Adds one more of the owner's menus to the page, or links to a new one. */
function AddMenu({ restaurantId, areLocked, menus, onAdd }: AddMenuProps) {
  const id = useId();
  const [picked, setPicked] = useState('');
  const chosen = menus.find((menu) => menu.id === picked) ?? menus[0];
  if (!chosen) {
    return (
      <p className={styles['quiet']}>
        {areLocked ? 'Your other menus are locked.' : 'You’ve added all of your menus.'}{' '}
        <ButtonLink tone="plain" to={`/restaurant/${restaurantId}/menu/add`}>
          Add Menu
        </ButtonLink>
      </p>
    );
  }
  return (
    <div className={styles['add']}>
      <Field id={id} label="Another menu">
        <select
          className={field['control']}
          id={id}
          value={chosen.id}
          onChange={({ target }) => setPicked(target.value)}
        >
          {menus.map((menu) => (
            <option key={menu.id} value={menu.id}>
              {menu.name}
            </option>
          ))}
        </select>
      </Field>
      <Button onClick={() => onAdd(chosen.id)}>Add this menu</Button>
    </div>
  );
}

const everyMs = 15_000;

/** The current time, kept up to date on the page. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}

type PlannedMenusProps = {
  form: Parameters<typeof usePlanned>[0] & { id: string; errors: Readonly<Record<string, string>> };
  restaurant: Restaurant;
  hours: MenuHours;
  menus: readonly Menu[];
  isPro: boolean;
};

const FieldError = ({ form, name }: { form: PlannedMenusProps['form']; name: string }) => (
  <div id={`${form.id}-${name}`} tabIndex={-1}>
    {form.errors[name] ? <p className={field['error']}>{form.errors[name]}</p> : null}
  </div>
);

const activeWords = (times: string) =>
  `Active menu: guests see it whenever no other menu is on.${times && ` It says ${times}.`}`;

const timesOfFurther = (times: string) =>
  times || 'No times set: guests can open it, but it’s never shown first.';

const withoutDishes = () => 'No dishes yet: guests see it once it has one.';

/** The active menu, further ones in tab order, and warnings about their times. */
export function PlannedMenus({ form, restaurant, hours, menus, isPro }: PlannedMenusProps) {
  const { active_menu_id, time_zone } = hours;
  const plan = usePlanned(form);
  const now = useNow();
  const active = menus.find(({ id }) => id === active_menu_id);
  const shown = plan.further.flatMap((planned, at) => {
    const menu = menus.find(({ id }) => id === planned.menu_id);
    if (!menu || menu.id === active_menu_id) return [];
    const hasDishes = menu.categories.some(({ items_count }) => items_count > 0);
    return [{ ...planned, name: menu.name, hasDishes, at }];
  });
  if (!active) return <NoActiveMenu />;
  const texts = shown.map(({ times, hasDishes }) => (hasDishes ? timesText(times) : ''));
  const closings = specialClosings(restaurant, now);
  const applying = isPro ? applyingMenu(texts, readZone(zoneText(time_zone)), now, closings) : -1;
  const taken = [active.id, ...plan.further.map(({ menu_id }) => menu_id)];
  const others = menus.filter(({ id }) => !taken.includes(id));
  return (
    <div className={styles['plan']}>
      <ul className={styles['menus']}>
        <PlannedMenu
          name={active.name}
          times={plan.active}
          isNow={applying === -1}
          words={activeWords}
          onTimes={plan.setActive}
        />
        {shown.map(({ menu_id, name, times, hasDishes, at }, place) => (
          <PlannedMenu
            key={menu_id}
            name={name}
            times={times}
            isNow={applying === place}
            words={hasDishes ? timesOfFurther : withoutDishes}
            onTimes={(next) => plan.setTimes(at, next)}
            place={{
              at: place,
              count: shown.length,
              onMove: (by) => plan.move(at, by),
              onRemove: () => plan.remove(at),
            }}
          />
        ))}
      </ul>
      <div className={styles['aside']}>
        <FieldError form={form} name="active_menu_times" />
        <FieldError form={form} name="further_menus" />
        <PlanNotes
          active={{ name: active.name, times: plan.active }}
          further={shown}
          hours={restaurant}
        />
        {plan.further.length < maxFurtherMenus ? (
          <AddMenu
            restaurantId={restaurant.id}
            areLocked={others.some(({ locked }) => locked)}
            menus={others.filter(({ locked }) => !locked)}
            onAdd={plan.add}
          />
        ) : null}
        <p className={styles['quiet']}>
          Times are in the restaurant’s time zone, {time_zone.replaceAll('_', ' ')}.
        </p>
      </div>
    </div>
  );
}

const NoActiveMenu = () => (
  <p className={styles['quiet']}>
    No menu is active, so guests see none. Choose one under Manage Menu first, then add others here.
  </p>
);

type Form = Pick<ReturnType<typeof useForm<PlannedValues, unknown>>, 'values' | 'set'>;

/** The form's lists, and actions on them. */
function usePlanned({ values, set }: Form) {
  const further = readPlanned(values.further_menus);
  const write = (next: readonly Planned[]) => set('further_menus', JSON.stringify(next));
  return {
    active: readTimes(values.active_menu_times),
    further,
    setActive: (times: readonly MenuTime[]) => set('active_menu_times', JSON.stringify(times)),
    setTimes: (at: number, times: MenuTime[]) => {
      const menu = further[at];
      if (menu) write(further.with(at, { ...menu, times }));
    },
    add: (menu_id: string) => write([...further, { menu_id, times: [] }]),
    remove: (at: number) => write(further.toSpliced(at, 1)),
    move: (at: number, by: -1 | 1) => {
      const menu = further[at];
      if (menu) write(further.toSpliced(at, 1).toSpliced(at + by, 0, menu));
    },
  };
}
