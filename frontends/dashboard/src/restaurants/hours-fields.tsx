import { weekdays } from '@menuleaf/shared/contracts/catalogue/opening-hours.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { Card } from '@menuleaf/shared/ui/page.tsx';
import { TextField } from '@menuleaf/shared/ui/text-field.tsx';
import type { RestaurantFormState } from './restaurant-form-state.ts';
import { TimeZoneField } from './time-zone-field.tsx';
import styles from './restaurant.css';

const titleOf = (day: string) => day.charAt(0).toUpperCase() + day.slice(1);

/** Free text; what can be read as hours also tells guests whether it is open now. */
export function HoursFields({ form }: { form: RestaurantFormState }) {
  const monday = form.values.monday_hours;
  const copy = () => {
    for (const day of weekdays) form.set(`${day}_hours`, monday);
  };
  return (
    <Card title="Opening Hours">
      <p className={styles['quiet']}>
        For example 09:00-21:00, 11:00-14:00, 17:00-22:00 or Closed. Written like this, your page
        also says “Open now”.
      </p>
      <div className={styles['hours']}>
        {weekdays.map((day) => (
          <TextField key={day} label={titleOf(day)} bind={form.text(`${day}_hours`)} />
        ))}
      </div>
      <div className={styles['beside']}>
        <Button disabled={monday.trim() === ''} onClick={copy}>
          Use Monday for all days
        </Button>
      </div>
      <TimeZoneField bind={form.text('time_zone')} />
    </Card>
  );
}
