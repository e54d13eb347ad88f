import { X } from 'lucide-react';
import type { MenuTime } from '@menuleaf/shared/contracts/catalogue/menus/menu-times.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import field from '@menuleaf/shared/ui/form/field.css';
import { VisuallyHidden } from '@menuleaf/shared/ui/visually-hidden.tsx';
import { removingRow } from '../parts/focus-after.ts';
import styles from './menu-hours.css';

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
export function TimeRow({ time, label, onChange, onRemove }: TimeRowProps) {
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
