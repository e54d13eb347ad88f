import { useState } from 'react';
import field from '@menuleaf/shared/ui/form/field.css';
import styles from './hours.css';
import { pickedDay, writtenDay, type PickedDay, type PickedSpan } from './picked-day.ts';

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
export function DayKind({ text, suggested, onChange }: DayKindProps) {
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
