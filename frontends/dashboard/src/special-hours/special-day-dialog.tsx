import { useRef, useState } from 'react';
import type { Restaurant } from '@menuleaf/shared/contracts/catalogue/restaurants/restaurant.ts';
import type { SpecialDay } from '@menuleaf/shared/contracts/catalogue/restaurants/special-hours.ts';
import { LeaveGuard } from '@menuleaf/shared/ui/form/leave-guard.tsx';
import { SaveDialog } from '../parts/dialogs/save-dialog.tsx';
import { AlsoFor } from './also-for.tsx';
import { SpecialDayFields } from './special-day-fields.tsx';
import { dayOf, missingIn, newDay, valuesOf } from './special-day-values.ts';
import styles from './special-hours.css';
import { useSpecialDays, withDays, withoutDay } from './use-special-days.ts';

type SpecialDayDialogProps = {
  restaurant: Restaurant;
  /** Day to edit; if absent, one is added. */
  day?: SpecialDay | undefined;
  isVacation: boolean;
  onClose: () => void;
};

export default function SpecialDayDialog(props: SpecialDayDialogProps) {
  const { restaurant, day, isVacation, onClose } = props;
  const [values, setValues] = useState(day ? valuesOf(day) : newDay);
  const [others, setOthers] = useState<readonly Restaurant[]>([]);
  const unsaved = useRef(false);
  const [missing, setMissing] = useState<string>();
  const { change, isPending, failure } = useSpecialDays(restaurant.id);
  const write = (next: typeof values) => {
    unsaved.current = true;
    setValues(next);
  };
  const save = async () => {
    const wrong = missingIn(values, isVacation);
    setMissing(wrong);
    if (wrong !== undefined) return;
    const edit = (days: readonly SpecialDay[]) =>
      withDays(day ? withoutDay(days, day) : days, [dayOf(values)]);
    if (await change(edit, [restaurant, ...others], 'Special hours were saved')) onClose();
  };
  const adding = isVacation ? 'Closed for vacation' : 'Add a day';
  return (
    <SaveDialog
      title={day ? 'Change a day' : adding}
      isSaving={isPending}
      disabled={false}
      failure={missing ?? failure}
      onSave={() => void save()}
      onClose={onClose}
    >
      <LeaveGuard unsaved={unsaved} />
      <div className={styles['form']}>
        <SpecialDayFields values={values} isVacation={isVacation} onChange={write} />
        <AlsoFor restaurant={restaurant} others={others} onChange={setOthers} />
      </div>
    </SaveDialog>
  );
}
