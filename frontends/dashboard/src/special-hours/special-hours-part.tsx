import { CalendarDays, Plus, Pencil, Trash2 } from 'lucide-react';
import { type RefObject, Suspense, useState, useRef } from 'react';
import { later } from '@menuleaf/shared/ui/later.tsx';
import type { Restaurant } from '@menuleaf/shared/contracts/catalogue/restaurants/restaurant.ts';
import type { SpecialDay } from '@menuleaf/shared/contracts/catalogue/restaurants/special-hours.ts';
import { todayIn } from '@menuleaf/shared/menu/hours/special-text.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { EmptyState } from '@menuleaf/shared/ui/empty-state.tsx';
import { CardColumns } from '@menuleaf/shared/ui/card-columns.tsx';
import { Card } from '@menuleaf/shared/ui/page.tsx';
import { Link } from '@menuleaf/shared/browser/federation/router.ts';
import { weekdays } from '@menuleaf/shared/contracts/catalogue/restaurants/opening-hours.ts';
import { focusAfter } from '../parts/focus-after.ts';
import { LockedNote } from '../parts/limits/locked-note.tsx';
import { toCome, datesWords, hoursWords } from './special-day-words.ts';
import styles from './special-hours.css';
import { useSpecialDays, withoutDay } from './use-special-days.ts';

type SpecialDayRowProps = {
  day: SpecialDay;
  isReadOnly: boolean;
  onEdit: () => void;
  onRemove: (button: RefObject<HTMLButtonElement | null>) => void;
};

function SpecialDayRow({ day, isReadOnly, onEdit, onRemove }: SpecialDayRowProps) {
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

const titleOf = (day: string) => day.charAt(0).toUpperCase() + day.slice(1);

/** The hours that special ones override. */
const UsualWeek = ({ restaurant }: { restaurant: Restaurant }) => (
  <Card title="Your usual week">
    <dl className={styles['week']}>
      {weekdays.map((day) => (
        <div key={day}>
          <dt>{titleOf(day)}</dt>
          <dd>{restaurant[`${day}_hours`] ?? 'No hours yet'}</dd>
        </div>
      ))}
    </dl>
    <p className={styles['quiet']}>
      <Link to={`/restaurant/${restaurant.id}/edit`}>Change them in Details</Link>
    </p>
  </Card>
);

const SpecialDayDialog = later(() => import('./special-day-dialog.tsx'));
const HolidaysDialog = later(() => import('./holidays-dialog.tsx'));

type OpenDialog = { what: 'day' | 'vacation' | 'holidays'; day?: SpecialDay };

/** Holidays, vacation and other days when the weekday’s hours do not apply. */
export default function SpecialHoursPart({ restaurant }: { restaurant: Restaurant }) {
  const [asked, setAsked] = useState<OpenDialog>();
  const { change, isPending, failure } = useSpecialDays();
  const isReadOnly = restaurant.locked === true;
  const days = toCome(restaurant.special_hours ?? [], todayIn(restaurant.time_zone));
  const remove = async (day: SpecialDay, button: RefObject<HTMLButtonElement | null>) => {
    const focus = focusAfter(button);
    if (await change((all) => withoutDay(all, day), [restaurant], 'The day was removed')) focus();
  };
  const add = (what: OpenDialog['what']) => () => setAsked({ what });
  return (
    <>
      {isReadOnly ? <LockedNote /> : null}
      <CardColumns
        left={
          <Card title="Special hours">
            <p className={styles['quiet']}>
              On these days, guests see these hours instead of the usual ones. Times are in the
              restaurant’s time zone, {restaurant.time_zone.replaceAll('_', ' ')}.
            </p>
            <div className={styles['adding']}>
              <Button tone="primary" disabled={isReadOnly} onClick={add('day')}>
                <Plus size={16} aria-hidden="true" />
                Add a day
              </Button>
              <Button disabled={isReadOnly} onClick={add('vacation')}>
                Closed for vacation
              </Button>
              <Button disabled={isReadOnly} onClick={add('holidays')}>
                Public holidays
              </Button>
            </div>
            <p role="alert" className={styles['failure']}>
              {failure}
            </p>
            {days.length === 0 ? (
              <EmptyState icon={CalendarDays} title="No special hours">
                Add the days you close or keep other hours, and your page will say so.
              </EmptyState>
            ) : (
              <ul aria-busy={isPending}>
                {days.map((day) => (
                  <SpecialDayRow
                    key={`${day.from} ${day.to} ${day.every_year}`}
                    day={day}
                    isReadOnly={isReadOnly || isPending}
                    onEdit={() => setAsked({ what: 'day', day })}
                    onRemove={(button) => void remove(day, button)}
                  />
                ))}
              </ul>
            )}
          </Card>
        }
        right={<UsualWeek restaurant={restaurant} />}
      />
      <Suspense>
        <Asking asked={asked} restaurant={restaurant} onClose={() => setAsked(undefined)} />
      </Suspense>
    </>
  );
}

type AskingProps = { asked: OpenDialog | undefined; restaurant: Restaurant; onClose: () => void };

function Asking({ asked, restaurant, onClose }: AskingProps) {
  if (!asked) return null;
  if (asked.what === 'holidays') {
    return <HolidaysDialog restaurant={restaurant} onClose={onClose} />;
  }
  return (
    <SpecialDayDialog
      restaurant={restaurant}
      day={asked.day}
      isVacation={asked.what === 'vacation'}
      onClose={onClose}
    />
  );
}
