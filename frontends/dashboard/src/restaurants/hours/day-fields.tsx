import { CircleAlert, Copy, Plus } from 'lucide-react';
import { useState } from 'react';
import type { Weekday } from '@menuleaf/shared/contracts/catalogue/opening-hours.ts';
import { dayName } from '@menuleaf/shared/menu/hours/shown-hours.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { describedBy } from '@menuleaf/shared/ui/field.tsx';
import field from '@menuleaf/shared/ui/field.css';
import type { TextBinding } from '@menuleaf/shared/ui/form-bindings.ts';
import { VisuallyHidden } from '@menuleaf/shared/ui/visually-hidden.tsx';
import { DayKind } from './day-kind.tsx';
import styles from './hours.css';
import { nextSpan } from './next-span.ts';
import { pickedDay, writtenDay, type PickedSpan } from './picked-day.ts';
import { SpanFields } from './span-fields.tsx';

type DayFieldsProps = {
  day: Weekday;
  bind: TextBinding;
  /** What a day starts from that is opened for the first time. */
  suggested: readonly PickedSpan[];
  onCopy: () => void;
};

/** One day: what is picked above, and the text that guests see of it, which can be typed as well. */
export function DayFields({ day, bind, suggested, onCopy }: DayFieldsProps) {
  // While the text is typed the fields stay as they are: half a text is no hours yet.
  const [before, setBefore] = useState<string>();
  const text = before ?? bind.value;
  const picked = pickedDay(text);
  const spans = picked.kind === 'open' ? picked.spans : [];
  const pick = (next: PickedSpan[]) => bind.onChange(writtenDay({ kind: 'open', spans: next }));
  const name = dayName(day);
  return (
    <fieldset className={styles['day']}>
      <legend className={styles['name']}>
        <label htmlFor={bind.id}>{name}</label>
      </legend>
      <div className={styles['rest']}>
        <DayKind text={text} suggested={suggested} onChange={bind.onChange} />
        {spans.map((span, at) => (
          <SpanFields
            // oxlint-disable-next-line react/no-array-index-key -- a span is nothing but its place in the day
            key={at}
            span={span}
            at={at}
            onChange={(changed) => pick(spans.with(at, changed))}
            onRemove={spans.length > 1 ? () => pick(spans.toSpliced(at, 1)) : undefined}
          />
        ))}
        <div className={styles['more']}>
          {spans.length > 0 ? (
            <Button tone="plain" onClick={() => pick([...spans, nextSpan(spans.at(-1))])}>
              <Plus size={16} aria-hidden="true" />
              Add hours
            </Button>
          ) : null}
          {text.trim() === '' ? null : (
            <Button tone="plain" onClick={onCopy}>
              <Copy size={16} aria-hidden="true" />
              <span>
                Copy<VisuallyHidden> {name}</VisuallyHidden> to other days
              </span>
            </Button>
          )}
        </div>
        <SeenText
          bind={bind}
          isWords={picked.kind === 'words'}
          onFocus={() => setBefore(bind.value)}
          onBlur={() => setBefore(undefined)}
        />
      </div>
    </fieldset>
  );
}

type SeenTextProps = {
  bind: TextBinding;
  isWords: boolean;
  onFocus: () => void;
  onBlur: () => void;
};

function SeenText({ bind, isWords, onFocus, onBlur }: SeenTextProps) {
  const { id, name, value, error, onChange } = bind;
  const help = isWords
    ? 'Guests see it as written; we cannot tell whether you are open.'
    : undefined;
  return (
    <div className={styles['seen']}>
      <p className={styles['line']}>
        <span aria-hidden="true">Guests will see:</span>
        <input
          className={[field['control'], styles['text']].join(' ')}
          type="text"
          id={id}
          name={name}
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
