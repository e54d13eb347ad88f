import { lazy, Suspense, useState } from 'react';
import {
  weekdays,
  type Weekday,
} from '@menuleaf/shared/contracts/catalogue/restaurants/opening-hours.ts';
import type { SpecialDay } from '@menuleaf/shared/contracts/catalogue/restaurants/special-hours.ts';
import type { RestaurantFormState } from '../restaurant-form-state.ts';
import { TimeZoneField } from '../time-zone-field.tsx';
import { DayFields } from './day-fields.tsx';
import { OpenNow } from './open-now.tsx';
import { pickedDay, type PickedSpan } from './picked-day.ts';
import styles from './hours.css';

const CopyHoursDialog = lazy(() => import('./copy-hours-dialog.tsx'));

const defaultSpans: PickedSpan[] = [{ from: '09:00', until: '17:00' }];

type HoursFieldsProps = { form: RestaurantFormState; special: readonly SpecialDay[] | undefined };

/** Hours are picked, or typed if the picker cannot express them; the stored text is what guests see. */
export function HoursFields({ form, special }: HoursFieldsProps) {
  const [copied, setCopied] = useState<Weekday>();
  const { values } = form;
  const days = weekdays.map((day) => pickedDay(values[`${day}_hours`]));
  // Most restaurants keep the same hours on several days.
  const suggested =
    days.flatMap((day) => (day.kind === 'open' ? [day.spans] : [])).at(0) ?? defaultSpans;
  return (
    <>
      <div className={styles['days']}>
        {weekdays.map((day) => (
          <DayFields
            key={day}
            day={day}
            bind={form.text(`${day}_hours`)}
            suggested={suggested}
            onCopy={() => setCopied(day)}
          />
        ))}
      </div>
      <OpenNow hours={values} special={special} zone={values.time_zone} />
      <TimeZoneField bind={form.text('time_zone')} />
      <Suspense>
        {copied ? (
          <CopyHoursDialog
            from={copied}
            text={values[`${copied}_hours`]}
            onClose={() => setCopied(undefined)}
            onCopy={(to) => {
              for (const day of to) form.set(`${day}_hours`, values[`${copied}_hours`]);
            }}
          />
        ) : null}
      </Suspense>
    </>
  );
}
