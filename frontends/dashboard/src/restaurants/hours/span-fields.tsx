import { X } from 'lucide-react';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import field from '@menuleaf/shared/ui/form/field.css';
import { removingRow } from '../../parts/focus-after.ts';
import styles from './hours.css';
import type { PickedSpan } from './picked-day.ts';
import { clockTime } from '@menuleaf/shared/menu/hours/clock-time.ts';

const hour = 60;
const minutesOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * hour + minutes;
};

/** The next hours, as of a kitchen that closes for the afternoon; empty if the day is over. */
export function nextSpan(before: PickedSpan | undefined): PickedSpan {
  const none = { from: '', until: '' };
  if (!before || before.until === '' || before.until <= before.from) return none;
  const from = minutesOf(before.until) + 3 * hour;
  if (from > 21 * hour) return none;
  return { from: clockTime(from), until: clockTime(Math.min(from + 5 * hour, 23 * hour)) };
}

type SpanFieldsProps = {
  span: PickedSpan;
  at: number;
  onChange: (span: PickedSpan) => void;
  onRemove: (() => void) | undefined;
};

const isOvernight = ({ from, until }: PickedSpan) =>
  from !== '' && until !== '' && until < from && until !== '00:00';

/** Start and end; an earlier end is on the next day. */
export function SpanFields({ span, at, onChange, onRemove }: SpanFieldsProps) {
  const which = at === 0 ? '' : ` (${at + 1})`;
  const control = [field['control'], styles['time']].join(' ');
  return (
    <div className={styles['span']}>
      <input
        className={control}
        type="time"
        aria-label={`From${which}`}
        value={span.from}
        onChange={(event) => onChange({ ...span, from: event.target.value })}
      />
      <span>to</span>
      <input
        className={control}
        type="time"
        aria-label={`Until${which}`}
        value={span.until}
        onChange={(event) => onChange({ ...span, until: event.target.value })}
      />
      {isOvernight(span) ? <span className={styles['quiet']}>next day</span> : null}
      {onRemove ? (
        <Button tone="plain" aria-label={`Remove hours${which}`} onClick={removingRow(onRemove)}>
          <X size={16} aria-hidden="true" />
        </Button>
      ) : null}
    </div>
  );
}
