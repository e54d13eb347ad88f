import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import type { MenuTime } from '@menuleaf/shared/contracts/catalogue/menus/menu-times.ts';
import { timesWords } from '@menuleaf/shared/menu/hours/times-words.ts';
import { Badge } from '@menuleaf/shared/ui/badge.tsx';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { VisuallyHidden } from '@menuleaf/shared/ui/visually-hidden.tsx';
import { removingRow } from '../parts/focus-after.ts';
import styles from './menu-hours.css';
import field from '@menuleaf/shared/ui/form/field.css';

const days = [
  [1, 'Mon', 'Monday'],
  [2, 'Tue', 'Tuesday'],
  [3, 'Wed', 'Wednesday'],
  [4, 'Thu', 'Thursday'],
  [5, 'Fri', 'Friday'],
  [6, 'Sat', 'Saturday'],
  [7, 'Sun', 'Sunday'],
] as const;

type TimeRowProps = {
  time: MenuTime;
  /** Screen reader label: which of the menu's times it is. */
  label: string;
  onChange: (time: MenuTime) => void;
  onRemove: () => void;
};

const isOvernight = ({ from, to }: MenuTime) =>
  from !== '' && to !== '' && to <= from && to !== '00:00';

const toggled = (chosen: readonly number[], day: number) =>
  chosen.includes(day)
    ? chosen.filter((one) => one !== day)
    : [...chosen, day].toSorted((a, b) => a - b);

/** Days, start and end; an earlier end is on the next day. */
function TimeRow({ time, label, onChange, onRemove }: TimeRowProps) {
  const clock = (name: 'from' | 'to', words: string) => (
    <input
      className={[field['control'], styles['clock']].join(' ')}
      type="time"
      aria-label={`${words}, ${label}`}
      value={time[name]}
      onChange={({ target }) => onChange({ ...time, [name]: target.value })}
    />
  );
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset in a fieldset would be read twice
    <div role="group" aria-label={label} className={styles['time']}>
      <div className={styles['days']}>
        {days.map(([day, short, name]) => (
          <button
            key={day}
            type="button"
            className={styles['day']}
            aria-pressed={time.days.includes(day)}
            onClick={() => onChange({ ...time, days: toggled(time.days, day) })}
          >
            <span aria-hidden="true">{short}</span>
            <VisuallyHidden>{name}</VisuallyHidden>
          </button>
        ))}
      </div>
      <div className={styles['span']}>
        {clock('from', 'From')}
        <span>to</span>
        {clock('to', 'To')}
        {isOvernight(time) ? <span className={styles['quiet']}>next day</span> : null}
        <Button tone="plain" aria-label={`Remove ${label}`} onClick={removingRow(onRemove)}>
          <X size={18} aria-hidden="true" />
        </Button>
      </div>
    </div>
  );
}

/** The contract's maximum. */
const mostTimes = 7;

const defaultTime: MenuTime = { days: [1, 2, 3, 4, 5], from: '11:30', to: '14:30' };

/** The same hours with days left open, else the default. */
const next = (times: readonly MenuTime[]): MenuTime => {
  const last = times.at(-1);
  return last ? { ...last, days: [] } : defaultTime;
};

type MenuTimesProps = {
  menu: string;
  times: readonly MenuTime[];
  onChange: (times: MenuTime[]) => void;
};

/** When one menu is served. */
function MenuTimes({ menu, times, onChange }: MenuTimesProps) {
  return (
    <>
      {times.map((time, at) => (
        <TimeRow
          // oxlint-disable-next-line react/no-array-index-key -- a time is nothing but its place
          key={at}
          time={time}
          label={at === 0 ? `times of ${menu}` : `times of ${menu} (${at + 1})`}
          onChange={(changed) => onChange(times.with(at, changed))}
          onRemove={() => onChange(times.toSpliced(at, 1))}
        />
      ))}
      <div>
        <Button
          tone="plain"
          disabled={times.length >= mostTimes}
          onClick={() => onChange([...times, next(times)])}
        >
          <Plus size={18} aria-hidden="true" />
          Add times<VisuallyHidden> of {menu}</VisuallyHidden>
        </Button>
      </div>
    </>
  );
}

type PlannedMenuProps = {
  name: string;
  times: readonly MenuTime[];
  isNow: boolean;
  /** Summary of its times, or of having none. */
  words: (times: string) => string;
  onTimes: (times: MenuTime[]) => void;
  /** For a menu that can be moved and removed; `count` is how many can. */
  place?: { at: number; count: number; onMove: (by: -1 | 1) => void; onRemove: () => void };
};

type Place = NonNullable<PlannedMenuProps['place']>;

const Tools = ({ name, place }: { name: string; place: Place }) => (
  <div className={styles['tools']}>
    <Button
      tone="plain"
      aria-label={`Move ${name} up`}
      aria-disabled={place.at === 0}
      onClick={() => place.at > 0 && place.onMove(-1)}
    >
      <ArrowUp size={18} aria-hidden="true" />
    </Button>
    <Button
      tone="plain"
      aria-label={`Move ${name} down`}
      aria-disabled={place.at === place.count - 1}
      onClick={() => place.at < place.count - 1 && place.onMove(1)}
    >
      <ArrowDown size={18} aria-hidden="true" />
    </Button>
    <Button tone="plain" onClick={removingRow(place.onRemove)}>
      Remove<VisuallyHidden> {name}</VisuallyHidden>
    </Button>
  </div>
);

/** One menu of a restaurant's page: its name, its times, and a summary of them. */
export function PlannedMenu(props: PlannedMenuProps) {
  const { name, times, isNow, words, onTimes, place } = props;
  const whole = times.filter(({ days, from, to }) => days.length > 0 && from && to);
  return (
    <li className={styles['menu']}>
      <div className={styles['head']}>
        <h2>{name}</h2>
        {isNow ? <Badge tone="leaf">Guests see this now</Badge> : null}
        {place ? <Tools name={name} place={place} /> : null}
      </div>
      <p className={styles['quiet']}>{words(timesWords(whole))}</p>
      <MenuTimes menu={name} times={times} onChange={onTimes} />
    </li>
  );
}
