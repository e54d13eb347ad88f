import type { Guests } from '@menuleaf/shared/contracts/guests.ts';
import { type Bar, BarChart, grouped } from './bar-chart.tsx';
import styles from './guests.css';
import type { ReactNode } from 'react';

type Counted = { key: string; name: string; more?: string; count: number };

type CountedListProps = {
  title: string;
  /** The two column headers. */
  columns: readonly [name: string, count: string];
  counted: readonly Counted[];
  /** Text if nothing is counted. */
  none: string;
  children?: ReactNode;
};

const Row = ({ name, more, count, most }: Omit<Counted, 'key'> & { most: number }) => (
  <tr>
    <th scope="row">
      {name}
      {more ? <span className={styles['more']}>{more}</span> : null}
      <span className={styles['line']} aria-hidden="true">
        <span style={{ inlineSize: `${(100 * count) / most}%` }} />
      </span>
    </th>
    <td>{grouped(count)}</td>
  </tr>
);

/** A table of counts, highest first, whose rows are bars. */
function CountedList({ title, columns, counted, none, children }: CountedListProps) {
  const most = Math.max(1, ...counted.map(({ count }) => count));
  return (
    <section className={styles['part']}>
      <h2>{title}</h2>
      {children ? <p className={styles['note']}>{children}</p> : null}
      {counted.length === 0 ? <p className={styles['note']}>{none}</p> : null}
      {counted.length > 0 ? (
        <table className={styles['list']}>
          <thead>
            <tr>
              <th scope="col">{columns[0]}</th>
              <th scope="col">{columns[1]}</th>
            </tr>
          </thead>
          <tbody>
            {counted.map(({ key, ...one }) => (
              <Row key={key} {...one} most={most} />
            ))}
          </tbody>
        </table>
      ) : null}
    </section>
  );
}

const dayNames = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
const dayMarks = new Intl.DateTimeFormat('en-US', {
  month: 'numeric',
  day: 'numeric',
  timeZone: 'UTC',
});
const hourNames = new Intl.DateTimeFormat('en-US', { hour: 'numeric', timeZone: 'UTC' });

/** Labels every day of a week, and every seventh of four weeks, including the last. */
const barsOfDays = (days: Guests['days']): Bar[] =>
  days.map(({ day, ...counts }, at) => ({
    name: dayNames.format(new Date(day)),
    mark:
      (days.length - 1 - at) % (days.length > 7 ? 7 : 1) === 0
        ? dayMarks.format(new Date(day))
        : undefined,
    ...counts,
  }));

const barsOfHours = (hours: Guests['hours']): Bar[] =>
  hours.map(({ hour, ...counts }) => {
    const name = hourNames.format(Date.UTC(2026, 0, 1, hour));
    return { name, mark: hour % 6 === 0 ? name : undefined, ...counts };
  });

const names = new Intl.DisplayNames('en', { type: 'language' });
const byName = (all: Guests['languages']) =>
  all.map(({ language, views }) => ({
    key: language,
    name: names.of(language) ?? language,
    count: views,
  }));

const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);

const Totals = ({ days }: Pick<Guests, 'days'>) => (
  <dl className={styles['totals']}>
    <div>
      <dt>Page views</dt>
      <dd>{grouped(sum(days.map(({ views }) => views)))}</dd>
    </div>
    <div>
      <dt>Scanned or typed</dt>
      <dd>{grouped(sum(days.map(({ scans }) => scans)))}</dd>
    </div>
  </dl>
);

/** Dishes are counted by photo: opening one requests the large photo and nothing else. */
function Dishes({ dishes, sections, counts_dishes }: Guests) {
  if (!counts_dishes) {
    return (
      <p className={styles['note']}>
        Dishes are not counted while your menu shows large photos: opening a dish looks the same as
        reading the menu.
      </p>
    );
  }
  const note = 'Only dishes with photos can be counted.';
  const none = 'No dish with a photo was opened in this time.';
  if (dishes.length + sections.length === 0) {
    return (
      <p className={styles['note']}>
        {none} {note}
      </p>
    );
  }
  return (
    <div className={styles['beside']}>
      <CountedList
        title="Most opened sections"
        columns={['Section', 'Opened']}
        counted={sections.map(({ name, opened }) => ({ key: name, name, count: opened }))}
        none={none}
      >
        {note}
      </CountedList>
      <CountedList
        title="Most opened dishes"
        columns={['Dish', 'Opened']}
        counted={dishes.map(({ id, name, section, opened }) => ({
          key: id,
          name,
          more: section,
          count: opened,
        }))}
        none={none}
      >
        {note}
      </CountedList>
    </div>
  );
}

/** Visits, times, languages and dishes. */
export const GuestsNumbers = (guests: Guests) => (
  <>
    <Totals days={guests.days} />
    <div className={styles['beside']}>
      {guests.days.length > 1 ? (
        <BarChart title="By day" first="Day" bars={barsOfDays(guests.days)} />
      ) : null}
      <BarChart title="By hour" first="Hour" bars={barsOfHours(guests.hours)} />
    </div>
    <div className={styles['beside']}>
      <CountedList
        title="Phone languages"
        columns={['Language', 'Views']}
        counted={byName(guests.languages)}
        none="No phone told us its language."
      />
      {guests.read_in.length > 0 ? (
        <CountedList
          title="Menu languages"
          columns={['Language', 'Views']}
          counted={byName(guests.read_in)}
          none=""
        />
      ) : null}
    </div>
    <Dishes {...guests} />
  </>
);
