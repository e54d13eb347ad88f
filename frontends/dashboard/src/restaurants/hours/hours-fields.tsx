import { lazy, Suspense, useState } from 'react';
import {
  type Weekday,
  weekdays,
} from '@menuleaf/shared/contracts/catalogue/restaurants/opening-hours.ts';
import type { SpecialDay } from '@menuleaf/shared/contracts/catalogue/restaurants/special-hours.ts';
import { readWeek } from '@menuleaf/shared/menu/hours/open-state.ts';
import { openWords } from '@menuleaf/shared/menu/hours/open-words.ts';
import {
  hoursWithSpecial,
  nextOpenState,
  readSpecial,
} from '@menuleaf/shared/menu/hours/special-days.ts';
import { specialText } from '@menuleaf/shared/menu/hours/special-text.ts';
import { readZone } from '@menuleaf/shared/menu/hours/wall-clock.ts';
import { weekText } from '@menuleaf/shared/menu/hours/week.ts';
import type { WrittenHours } from '@menuleaf/shared/menu/hours/written-hours.ts';
import { zoneText } from '@menuleaf/shared/menu/hours/zone-text.ts';
import type { RestaurantFormState } from '../restaurant-form-state.ts';
import { TimeZoneField } from '../time-zone-field.tsx';
import { DayFields } from './day-fields.tsx';
import { pickedDay, type PickedSpan } from './picked-day.ts';
import styles from './hours.css';

type OpenNowProps = {
  hours: WrittenHours;
  special: readonly SpecialDay[] | undefined;
  zone: string;
};

/** What the page says of these hours now; undefined if they do not tell. */
function openNow({ hours, special, zone }: OpenNowProps): string | undefined {
  const week = weekText(hours);
  if (week === undefined || zone === '') return undefined;
  const days = specialText(special);
  const hoursOn = hoursWithSpecial(readWeek(week), days === undefined ? [] : readSpecial(days));
  const state = nextOpenState(hoursOn, readZone(zoneText(zone)), Date.now());
  return state && openWords(state);
}

function OpenNow(props: OpenNowProps) {
  const words = openNow(props);
  return words ? (
    <p className={styles['quiet']}>
      Right now your page says <strong className={styles['now']}>{words}</strong>
    </p>
  ) : null;
}

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
