import { expect, test } from '@jest/globals';
import { weekdays } from '@menuleaf/shared/contracts/catalogue/restaurants/opening-hours.ts';
import { render, screen } from '@testing-library/react';
import { weekText } from '@menuleaf/shared/menu/hours/week.ts';
import { openingHoursSpecification } from '../../hours/opening-hours-specification.ts';
import { oliveYard } from '../published-for-tests.ts';
import { OpeningHours } from './restaurant-facts.tsx';

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
