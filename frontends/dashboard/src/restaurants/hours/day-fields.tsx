import { Copy, Plus } from 'lucide-react';
import { useState } from 'react';
import type { Weekday } from '@menuleaf/shared/contracts/catalogue/restaurants/opening-hours.ts';
import { dayName } from '@menuleaf/shared/menu/hours/shown-hours.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import type { TextBinding } from '@menuleaf/shared/ui/form/form-bindings.ts';
import { VisuallyHidden } from '@menuleaf/shared/ui/visually-hidden.tsx';
import { DayKind } from './day-kind.tsx';
import styles from './hours.css';
import { nextSpan } from './next-span.ts';
import { pickedDay, writtenDay, type PickedSpan } from './picked-day.ts';
import { GuestsText } from './guests-text.tsx';
import { SpanFields } from './span-fields.tsx';

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
          {bind.value.trim() === '' ? null : (
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
