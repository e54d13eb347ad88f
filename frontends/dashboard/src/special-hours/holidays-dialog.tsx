import { useQuery } from '@tanstack/react-query';
import type { Restaurant } from '@menuleaf/shared/contracts/catalogue/restaurants/restaurant.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { Dialog } from '@menuleaf/shared/ui/dialog.tsx';
import { Loading } from '@menuleaf/shared/ui/loading.tsx';
import { useId, useState } from 'react';
import type { SpecialDay } from '@menuleaf/shared/contracts/catalogue/restaurants/special-hours.ts';
import { todayIn } from '@menuleaf/shared/menu/hours/special-text.ts';
import { Checkbox } from '@menuleaf/shared/ui/form/checkbox.tsx';
import { SelectField } from '@menuleaf/shared/ui/form/select-field.tsx';
import { bindFlag, bindText } from '@menuleaf/shared/ui/form/bind.ts';
import { countryOfZone } from '../parts/own-country.ts';
import { SaveDialog } from '../parts/dialogs/save-dialog.tsx';
import { AlsoFor } from './also-for.tsx';
import type * as Calendar from './public-holidays.ts';
import { datesWords } from './special-day-words.ts';
import styles from './special-hours.css';
import { isSame, useSpecialDays, withDays } from './use-special-days.ts';

type HolidayChoiceProps = {
  restaurant: Restaurant;
  calendar: Pick<typeof Calendar, 'countries' | 'countryOf' | 'publicHolidays'>;
  onClose: () => void;
};

function HolidayChoice({ restaurant, calendar, onClose }: HolidayChoiceProps) {
  const id = useId();
  // Without an address yet, its clock tells where it is.
  const [country, setCountry] = useState(() =>
    calendar.countryOf(
      restaurant.locations[0]?.country ?? countryOfZone(restaurant.time_zone)?.name,
    ),
  );
  const [pressed, setPressed] = useState<ReadonlySet<string>>(new Set());
  const [others, setOthers] = useState<readonly Restaurant[]>([]);
  const { change, isPending, failure } = useSpecialDays();
  const holidays = calendar.publicHolidays(country, todayIn(restaurant.time_zone));
  /** What is there already keeps its hours. */
  const isThere = (day: SpecialDay) => restaurant.special_hours?.some((one) => isSame(one, day));
  const isChosen = (day: SpecialDay) => pressed.has(day.from) === (isThere(day) === true);
  const chosen = holidays.filter(isChosen);
  const toggle = (from: string) =>
    setPressed((before) =>
      before.has(from)
        ? new Set([...before].filter((one) => one !== from))
        : new Set([...before, from]),
    );
  const save = async () => {
    const restaurants = [restaurant, ...others];
    const isSaved = await change((days) => withDays(days, chosen), restaurants, 'Holidays added');
    if (isSaved) onClose();
  };
  return (
    <SaveDialog
      title="Public holidays"
      save={chosen.length === 1 ? 'Add 1 day' : `Add ${chosen.length} days`}
      isSaving={isPending}
      disabled={chosen.length === 0}
      failure={failure}
      onSave={() => void save()}
      onClose={onClose}
    >
      <div className={styles['form']}>
        <SelectField
          label="Country"
          options={calendar.countries().map(({ code, name }) => ({ value: code, label: name }))}
          bind={bindText('country', country, setCountry, `${id}-country`)}
        />
        <fieldset className={styles['choices']} disabled={isPending}>
          <legend>Closed on these days; you can change the hours of each later.</legend>
          {holidays.map((day) => (
            <Checkbox
              key={day.from}
              label={day.label}
              help={isThere(day) ? `${datesWords(day)}, already there` : datesWords(day)}
              bind={bindFlag(day.from, isChosen(day), () => toggle(day.from), `${id}-${day.from}`)}
            />
          ))}
        </fieldset>
        <p>
          {holidays.length === 0
            ? 'We don’t know this country’s public holidays.'
            : 'Holidays of a state or region alone are not listed. Add them yourself.'}
        </p>
        <AlsoFor restaurant={restaurant} others={others} onChange={setOthers} />
      </div>
    </SaveDialog>
  );
}

type HolidaysDialogProps = { restaurant: Restaurant; onClose: () => void };

/** A country's public holidays, to be closed on. Its calendar loads when this opens. */
export default function HolidaysDialog({ restaurant, onClose }: HolidaysDialogProps) {
  const calendar = useQuery({
    queryKey: ['catalogue', 'holidays'],
    queryFn: () => import('./public-holidays.ts'),
    staleTime: Infinity,
  });
  if (calendar.data) {
    return <HolidayChoice {...{ restaurant, onClose }} calendar={calendar.data} />;
  }
  return (
    <Dialog
      open
      title="Public holidays"
      onClose={onClose}
      actions={<Button onClick={onClose}>Cancel</Button>}
    >
      <Loading
        queries={[calendar]}
        title="Failed to load the holidays"
        text="Check your connection and try again."
        shape="form"
        rows={3}
      />
    </Dialog>
  );
}
