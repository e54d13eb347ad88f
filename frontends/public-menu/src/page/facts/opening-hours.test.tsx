import { weekdays } from '@menuleaf/shared/contracts/catalogue/restaurants/opening-hours.ts';
import { render, screen } from '@testing-library/react';
import { weekText } from '@menuleaf/shared/menu/hours/week.ts';
import { openingHoursSpecification } from '../../hours/opening-hours-specification.ts';
import { oliveYard } from '../published-for-tests.ts';
import { localHours } from './local-hours.ts';
import { OpeningHours } from './restaurant-facts.tsx';
import { timesIn } from './times-in.ts';

const shownDays = () => screen.queryAllByRole('term').map((day) => day.textContent);

test('a day of which the owner says nothing is left out, one that says Closed is closed', () => {
  render(<OpeningHours restaurant={oliveYard} />);
  expect(shownDays()).toEqual(['Monday', 'Tuesday', 'Friday', 'Saturday']);
  expect(screen.getAllByText('Closed')).toHaveLength(1);
  expect(weekText(oliveYard)?.split(';')).toEqual([
    '660-840,1020-1320',
    '?',
    '?',
    '?',
    '',
    '1080-1560',
    '?',
  ]);
  const days = openingHoursSpecification(oliveYard);
  expect(days).toMatchObject(
    ['Monday', 'Monday', 'Friday', 'Saturday'].map((name) => ({
      dayOfWeek: `https://schema.org/${name}`,
    })),
  );
  expect(days[2]).toMatchObject({ opens: '00:00', closes: '00:00' });
});

test('a restaurant without a word about hours has no card of them, and claims nothing', () => {
  const silent = weekdays.reduce((all, day) => ({ ...all, [`${day}_hours`]: null }), oliveYard);
  const { container } = render(<OpeningHours restaurant={silent} />);
  expect(container).toBeEmptyDOMElement();
  expect(weekText(silent)).toBeUndefined();
  expect(openingHoursSpecification(silent)).toEqual([]);
});

test('two spans of a day are parted by a comma in every language', () => {
  const text = '12:00-14:00, 19:00-22:30';
  const monday = { day: 'monday', at: 0, name: 'Monday', text, spans: [] } as const;
  const [day] = localHours([{ ...monday, spans: [text] }], 'fr-u-nu-latn', 'closed');
  expect(day?.text).toBe('12:00 – 14:00, 19:00 – 22:30');
});

test.each([
  ['de-u-nu-latn', '24 Stunden'],
  ['fr-u-nu-latn', '24\u00A0heures'],
  ['ja-u-nu-latn', '24 時間'],
])('a whole day is not «00:00 – 00:00» in %s', (locale, said) => {
  const monday = { day: 'monday', at: 0, name: 'Monday', text: '24 hours', spans: [] } as const;
  const [day] = localHours([{ ...monday, spans: ['24 hours'] }], locale, 'closed');
  expect(day?.spans).toEqual([said]);
  const everyDay = [1, 2, 3, 4, 5, 6, 7];
  expect(timesIn([{ days: everyDay, from: '00:00', to: '00:00' }], locale)).toBe(said);
});

test('a special day that is open around the clock says so', () => {
  const today = new Date().toISOString().slice(0, 10);
  const always = {
    from: today,
    to: today,
    every_year: false,
    spans: [{ opens: '00:00', closes: '00:00' }],
    label: '',
  };
  render(<OpeningHours restaurant={{ ...oliveYard, time_zone: 'UTC', special_hours: [always] }} />);
  expect(screen.getByText('24 hours')).toBeVisible();
});
