import { useId, useState } from 'react';
import {
  weekdays,
  type Weekday,
} from '@menuleaf/shared/contracts/catalogue/restaurants/opening-hours.ts';
import { dayName } from '@menuleaf/shared/menu/hours/shown-hours.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { Checkbox } from '@menuleaf/shared/ui/form/checkbox.tsx';
import { Dialog } from '@menuleaf/shared/ui/dialog.tsx';
import { bindFlag } from '@menuleaf/shared/ui/form/bind.ts';
import styles from './hours.css';

type CopyHoursDialogProps = {
  from: Weekday;
  text: string;
  onCopy: (to: readonly Weekday[]) => void;
  onClose: () => void;
};

/** Copies one day’s hours to other days: all, the weekdays, or the ticked ones. */
export default function CopyHoursDialog({ from, text, onCopy, onClose }: CopyHoursDialogProps) {
  const id = useId();
  const others = weekdays.filter((day) => day !== from);
  const [chosen, setChosen] = useState<readonly Weekday[]>([]);
  const toggle = (day: Weekday) =>
    setChosen(chosen.includes(day) ? chosen.filter((one) => one !== day) : [...chosen, day]);
  const copy = (to: readonly Weekday[]) => {
    onCopy(to);
    onClose();
  };
  return (
    <Dialog
      open
      title={`Copy ${dayName(from)}`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="primary" disabled={chosen.length === 0} onClick={() => copy(chosen)}>
            Copy to these days
          </Button>
        </>
      }
    >
      <p className={styles['copied']}>{text}</p>
      <div className={styles['ways']}>
        <Button onClick={() => copy(others)}>All days</Button>
        <Button onClick={() => copy(others.filter((day) => weekdays.indexOf(day) < 5))}>
          Monday to Friday
        </Button>
      </div>
      <fieldset className={styles['choices']}>
        <legend>Or choose days</legend>
        {others.map((day) => (
          <Checkbox
            key={day}
            label={dayName(day)}
            bind={bindFlag(day, chosen.includes(day), () => toggle(day), `${id}-${day}`)}
          />
        ))}
      </fieldset>
    </Dialog>
  );
}
