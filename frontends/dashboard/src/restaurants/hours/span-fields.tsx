import { Plus, X } from 'lucide-react';
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
function nextSpan(before: PickedSpan | undefined): PickedSpan {
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
function SpanFields({ span, at, onChange, onRemove }: SpanFieldsProps) {
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

type SpansProps = { spans: readonly PickedSpan[]; onChange: (spans: PickedSpan[]) => void };

/** A day's hours, each to be changed or removed, but for the only ones. */
export const SpanRows = ({ spans, onChange }: SpansProps) =>
  spans.map((span, at) => (
    <SpanFields
      // oxlint-disable-next-line react/no-array-index-key -- a span is nothing but its place in the day
      key={at}
      span={span}
      at={at}
      onChange={(changed) => onChange(spans.with(at, changed))}
      onRemove={spans.length > 1 ? () => onChange(spans.toSpliced(at, 1)) : undefined}
    />
  ));

export const AddHours = ({ spans, onChange }: SpansProps) => (
  <Button tone="plain" onClick={() => onChange([...spans, nextSpan(spans.at(-1))])}>
    <Plus size={16} aria-hidden="true" />
    Add hours
  </Button>
);
