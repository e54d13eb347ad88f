import { Suspense, useState, useMemo } from 'react';
import { later } from '@menuleaf/shared/ui/later.tsx';
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
import { DayFields } from './day-fields.tsx';
import { pickedDay, type PickedSpan } from './picked-day.ts';
import styles from './hours.css';
import { Combobox } from '@base-ui/react/combobox';
import { Check, ChevronsUpDown } from 'lucide-react';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { Field } from '@menuleaf/shared/ui/form/field.tsx';
import field from '@menuleaf/shared/ui/form/field.css';
import type { TextBinding } from '@menuleaf/shared/ui/form/form-bindings.ts';
import { ownTimeZone } from '../../parts/own-time-zone.ts';
import timeZone from '../time-zone.css';

/** `America/New York`, searchable by any part. */
const zoneName = (zone: string) => zone.replaceAll('_', ' ');

/** `5:42 PM` there, so the owner can verify the zone. */
const clockIn = (timeZone: string) =>
  new Date().toLocaleTimeString('en-US', { timeZone, hour: 'numeric', minute: '2-digit' });

/** Searchable list of time zones; this device's is one click away. */
function TimeZoneField({ bind }: { bind: TextBinding }) {
  const { id, value, error, onChange } = bind;
  const own = ownTimeZone();
  // The current and the device's zones first: the list is too long to scan.
  const zones = useMemo(() => {
    const all = Intl.supportedValuesOf('timeZone');
    return [...new Set([value, own, ...all])].filter(Boolean);
  }, [value, own]);
  const help = value
    ? `It is ${clockIn(value)} there. “Open now” uses this time.`
    : '“Open now” goes by it.';
  return (
    <div className={timeZone['zone']}>
      <Field id={id} label="Time Zone" error={error} help={help}>
        <Combobox.Root
          items={zones}
          value={value}
          limit={60}
          autoHighlight
          itemToStringLabel={zoneName}
          onValueChange={(zone: string | null) => (zone ? onChange(zone) : undefined)}
        >
          <Combobox.Trigger
            id={id}
            className={[field['control'], timeZone['trigger']].join(' ')}
            aria-describedby={error ? `${id}-error ${id}-help` : `${id}-help`}
          >
            <Combobox.Value />
            <ChevronsUpDown size={18} aria-hidden="true" />
          </Combobox.Trigger>
          <Combobox.Portal>
            <Combobox.Positioner className={timeZone['place']} sideOffset={4}>
              {/* The search is in the popup, so the rest of the page stays reachable while it is open. */}
              <Combobox.Popup className={timeZone['popup']} aria-label="Time zones">
                <Combobox.Input
                  className={timeZone['search']}
                  placeholder="Search, such as New York"
                  aria-label="Search time zones"
                />
                <Combobox.Empty className={timeZone['empty']}>
                  No such time zone. Try a large city near you.
                </Combobox.Empty>
                <Combobox.List className={timeZone['list']}>
                  {(zone: string) => (
                    <Combobox.Item key={zone} value={zone} className={timeZone['item']}>
                      {zoneName(zone)}
                      <Combobox.ItemIndicator>
                        <Check size={16} aria-hidden="true" />
                      </Combobox.ItemIndicator>
                    </Combobox.Item>
                  )}
                </Combobox.List>
              </Combobox.Popup>
            </Combobox.Positioner>
          </Combobox.Portal>
        </Combobox.Root>
      </Field>
      {value === own ? null : (
        <Button onClick={() => onChange(own)}>Use {zoneName(own)}, as on this device</Button>
      )}
    </div>
  );
}

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

const CopyHoursDialog = later(() => import('./copy-hours-dialog.tsx'));

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
