import { screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { OpenStatus } from '../page/facts/open-status.tsx';
import { oliveYard } from '../page/published-for-tests.ts';
import { OpeningHours } from '../page/facts/restaurant-facts.tsx';
import { noWeek } from '@menuleaf/shared/testing/no-week.ts';

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-26T04:58:30Z') });
});

const closed = { every_year: false, spans: [] };
const restaurant = {
  ...oliveYard,
  time_zone: 'America/New_York',
  tuesday_hours: '11:00-22:00',
  wednesday_hours: '11:00-22:00',
  thursday_hours: '11:00-22:00',
  friday_hours: '11:00-22:00',
  special_hours: [
    { ...closed, from: '2026-11-26', to: '2026-11-26', label: 'Thanksgiving' },
    { ...closed, from: '2026-12-26', to: '2027-01-11', label: 'Winter vacation' },
    { ...closed, from: '2026-12-10', to: '2026-12-10', label: 'Party' },
  ],
};

test('on its day the page is closed whatever the week says, and what comes is listed as it nears', async () => {
  // As a browser parses it: template content is not part of the page.
  document.body.innerHTML = renderToStaticMarkup(
    <>
      <OpenStatus restaurant={restaurant} href="#hours" />
      <OpeningHours restaurant={restaurant} />
    </>,
  );
  expect(screen.queryByText(/Winter vacation/)).toBeNull();
  await import('./special-hours.ts');
  const current = () => document.querySelector('[aria-current]')?.textContent;
  expect(current()).toMatch(/^Wednesday/);
  jest.advanceTimersByTime(120_000);
  expect(document.querySelector('[data-special]')).toHaveTextContent(
    /^Closed now · opens tomorrow/,
  );
  expect(current()).toBe('Thursday, November 26 · ThanksgivingClosed');
  expect(screen.getByText(/Winter vacation/)).toBeVisible();
  jest.setSystemTime(Date.parse('2026-12-26T17:00:00Z'));
  jest.advanceTimersByTime(60_000);
  expect(document.querySelector('[data-special]')).toHaveTextContent(
    /^Closed now · opens Tuesday, January 12 at /,
  );
  expect(screen.queryByText(/Thanksgiving/)).toBeNull();
});

test('without a usual week, hours are not spoken of until a special day is near', () => {
  const css = readFileSync(new URL('../inlined/special-hours.css', import.meta.url), 'utf8');
  // jsdom knows `:has`, but not in its cascade.
  const hidden = /([^{}/]+)\{\s*display: none/.exec(css)?.[1] ?? '*';
  const shownOn = (now: string, hours: Partial<typeof restaurant>) => {
    jest.setSystemTime(Date.parse(now));
    const page = { ...oliveYard, ...noWeek, special_hours: restaurant.special_hours, ...hours };
    document.body.innerHTML = renderToStaticMarkup(
      <div className="diner">
        <OpenStatus restaurant={page} href="#hours" />
        <OpeningHours restaurant={page} />
      </div>,
    );
    const isShown = (part: string) => document.querySelector(part)?.matches(hidden) === false;
    return ['.status', '#hours'].filter(isShown);
  };
  expect(shownOn('2026-06-01T12:00:00Z', {})).toEqual([]);
  expect(shownOn('2026-11-26T12:00:00Z', {})).toEqual(['#hours']);
  const asked = { monday_hours: 'by appointment' };
  expect(shownOn('2026-06-01T12:00:00Z', asked)).toEqual(['.status', '#hours']);
});
