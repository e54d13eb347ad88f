import { Copy, CircleAlert } from 'lucide-react';
import { useState } from 'react';
import type { Weekday } from '@menuleaf/shared/contracts/catalogue/restaurants/opening-hours.ts';
import { dayName } from '@menuleaf/shared/menu/hours/shown-hours.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import type { TextBinding } from '@menuleaf/shared/ui/form/form-bindings.ts';
import { VisuallyHidden } from '@menuleaf/shared/ui/visually-hidden.tsx';
import styles from './hours.css';
import {
  missingTime,
  pickedDay,
  writtenDay,
  type PickedSpan,
  type PickedDay,
} from './picked-day.ts';
import { AddHours, SpanRows } from './span-fields.tsx';
import field from '@menuleaf/shared/ui/form/field.css';
import { describedBy } from '@menuleaf/shared/ui/form/field.tsx';

type GuestsTextProps = { bind: TextBinding; onFocus: () => void; onBlur: () => void };

/** A day's text as guests see it, editable. */
function GuestsText({ bind, onFocus, onBlur }: GuestsTextProps) {
  const { id, name, value, error, onChange } = bind;
  const help =
    pickedDay(value).kind === 'words'
      ? 'Guests see it as written, so we can’t tell whether you’re open.'
      : undefined;
  return (
    <div className={styles['seen']}>
      <p className={styles['line']}>
        <span id={`${id}-seen`}>Guests will see:</span>
        <input
          className={[field['control'], styles['text']].join(' ')}
          type="text"
          id={id}
          name={name}
          aria-labelledby={`${id}-day ${id}-seen`}
          value={value}
          placeholder="nothing"
          aria-invalid={Boolean(error)}
          aria-describedby={describedBy({ id, error, help })}
          onChange={(event) => onChange(event.target.value)}
          onFocus={onFocus}
          onBlur={onBlur}
        />
      </p>
      {error ? (
        <p className={field['error']} id={`${id}-error`}>
          <CircleAlert size={14} aria-hidden="true" />
          {error}
        </p>
      ) : null}
      {help ? (
        <p className={field['help']} id={`${id}-help`}>
          {help}
        </p>
      ) : null}
    </div>
  );
}

const labels: Record<PickedDay['kind'], string> = {
  unsaid: 'Not given',
  open: 'Open',
  closed: 'Closed',
  always: 'Open 24 hours',
  words: 'In your words',
};

const isKind = (value: string): value is PickedDay['kind'] => value in labels;

type DayKindProps = {
  text: string;
  suggested: readonly PickedSpan[];
  onChange: (text: string) => void;
};

/** Whether a day is open. Earlier hours and text are restored when chosen again. */
function DayKind({ text, suggested, onChange }: DayKindProps) {
  const { kind } = pickedDay(text);
  const [kept, setKept] = useState<{ open?: string; words?: string }>({});
  const texts: Record<PickedDay['kind'], string | undefined> = {
    unsaid: writtenDay({ kind: 'unsaid' }),
    closed: writtenDay({ kind: 'closed' }),
    always: writtenDay({ kind: 'always' }),
    open: kept.open ?? writtenDay({ kind: 'open', spans: [...suggested] }),
    words: kind === 'words' ? text : kept.words,
  };
  const choose = (next: string) => {
    if (!isKind(next)) return;
    if (kind === 'open' || kind === 'words') setKept({ ...kept, [kind]: text });
    onChange(texts[next] ?? text);
  };
  return (
    <select
      className={[field['control'], styles['kind']].join(' ')}
      aria-label="Open or closed"
      value={kind}
      onChange={(event) => choose(event.target.value)}
    >
      {Object.entries(labels).map(([value, label]) =>
        isKind(value) && texts[value] === undefined ? null : (
          <option key={value} value={value}>
            {label}
          </option>
        ),
      )}
    </select>
  );
}

type DayFieldsProps = {
  day: Weekday;
  bind: TextBinding;
  /** Initial hours of a day opened for the first time. */
  suggested: readonly PickedSpan[];
  onCopy: () => void;
};

/** One day: the picker, and the text that guests see, which can be typed as well. */
export function DayFields({ day, bind, suggested, onCopy }: DayFieldsProps) {
  // While typing, the fields follow what can be parsed: partial text is not hours yet, and a change on blur would shift
  // the layout under the pointer.
  const [readable, setReadable] = useState<string>();
  const text = readable ?? bind.value;
  const picked = pickedDay(text);
  const spans = picked.kind === 'open' ? picked.spans : [];
  const pick = (next: PickedSpan[]) => bind.onChange(writtenDay({ kind: 'open', spans: next }));
  const name = dayName(day);
  return (
    <fieldset className={styles['day']}>
      <legend className={styles['name']}>
        <label htmlFor={bind.id} id={`${bind.id}-day`}>
          {name}
        </label>
      </legend>
      <div className={styles['rest']}>
        <DayKind text={text} suggested={suggested} onChange={bind.onChange} />
        <SpanRows spans={spans} onChange={pick} />
        <div className={styles['more']}>
          {spans.length > 0 ? <AddHours spans={spans} onChange={pick} /> : null}
          {bind.value.trim() === '' || missingTime(bind.value) ? null : (
            <Button tone="plain" onClick={onCopy}>
              <Copy size={16} aria-hidden="true" />
              <span>
                Copy<VisuallyHidden> {name}</VisuallyHidden> to other days
              </span>
            </Button>
          )}
        </div>
        <GuestsText
          bind={{
            ...bind,
            onChange: (next) => {
              bind.onChange(next);
              if (pickedDay(next).kind !== 'words') setReadable(next);
            },
          }}
          onFocus={() => setReadable(bind.value)}
          onBlur={() => setReadable(undefined)}
        />
      </div>
    </fieldset>
  );
}
