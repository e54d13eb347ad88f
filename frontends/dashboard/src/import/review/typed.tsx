import type { KeyboardEvent } from 'react';
import { GrowingText } from '../../parts/typing/growing-text.tsx';
import { isComposing } from '../../parts/typing/is-composing.ts';

type TypedProps = {
  label: string;
  value: string;
  onSet: (value: string) => void;
  className: string | undefined;
  placeholder?: string;
  inputMode?: 'decimal' | 'text';
  maxLength?: number;
  isWrong?: boolean;
  describedBy?: string | undefined;
  long?: boolean;
};

/** Text edited in place: one undo step on blur, not one per letter. */
export function Typed({
  label,
  value,
  onSet,
  isWrong,
  describedBy,
  long = false,
  ...rest
}: TypedProps) {
  const set = (typed: string) => {
    if (typed !== value) onSet(typed);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    if (event.key === 'Escape') event.currentTarget.value = value;
    if (event.key !== 'Enter' || isComposing(event)) return;
    event.preventDefault();
    nextField(event.currentTarget)?.focus();
  };
  const shared = {
    ...rest,
    defaultValue: value,
    dir: 'auto',
    'aria-label': label,
    'aria-invalid': isWrong || undefined,
    'aria-describedby': describedBy,
    onKeyDown,
  };
  // An external change, such as an undo, remounts the field.
  return long ? (
    <GrowingText key={value} {...shared} onBlur={({ target }) => set(target.value)} />
  ) : (
    <input key={value} {...shared} type="text" onBlur={({ target }) => set(target.value)} />
  );
}

/** Enter moves to the next field, as in a sheet. */
function nextField(from: HTMLElement): HTMLElement | undefined {
  const fields = [
    ...(from
      .closest('[data-fields]')
      ?.querySelectorAll<HTMLElement>('[data-dish] input[type=text], [data-dish] textarea') ?? []),
  ];
  return fields[fields.indexOf(from) + 1];
}
