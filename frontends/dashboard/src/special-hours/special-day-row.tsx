import { type RefObject, useRef } from 'react';
import { Pencil, Trash2 } from 'lucide-react';
import type { SpecialDay } from '@menuleaf/shared/contracts/catalogue/restaurants/special-hours.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { datesWords, hoursWords } from './special-day-words.ts';
import styles from './special-hours.css';

type SpecialDayRowProps = {
  day: SpecialDay;
  isReadOnly: boolean;
  onEdit: () => void;
  onRemove: (button: RefObject<HTMLButtonElement | null>) => void;
};

export function SpecialDayRow({ day, isReadOnly, onEdit, onRemove }: SpecialDayRowProps) {
  const dates = datesWords(day);
  const name = day.label || dates;
  const remove = useRef<HTMLButtonElement>(null);
  return (
    <li className={styles['day']}>
      <span className={styles['what']}>
        <strong dir="auto">{name}</strong>
        {day.label ? <span className={styles['quiet']}>{dates}</span> : null}
      </span>
      <span className={styles['hours']}>{hoursWords(day)}</span>
      <span className={styles['ways']}>
        <Button tone="plain" disabled={isReadOnly} aria-label={`Change ${name}`} onClick={onEdit}>
          <Pencil size={16} aria-hidden="true" />
        </Button>
        <Button
          ref={remove}
          tone="plain"
          disabled={isReadOnly}
          aria-label={`Remove ${name}`}
          onClick={() => onRemove(remove)}
        >
          <Trash2 size={16} aria-hidden="true" />
        </Button>
      </span>
    </li>
  );
}
