import type { SpecialDay } from '@menuleaf/shared/contracts/catalogue/restaurants/special-hours.ts';
import { landingPage, menuPage } from './pages.ts';
import { specimen, specimenMenu } from './specimen.ts';

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-20T17:00:00Z') });
});
afterEach(() => {
  jest.useRealTimers();
});

const script = '/restaurant/special-hours.0123456789.js';
const site = { origin: 'https://menu.example.com', script: '/page.js', specialHours: script };

const day = (from: string, to: string, label: string, more: Partial<SpecialDay> = {}) => ({
  from,
  to,
  label,
  every_year: false,
  spans: [],
  ...more,
});
const special_hours = [
  day('2026-11-26', '2026-11-26', 'Thanksgiving'),
  day('2026-12-24', '2027-01-02', 'Winter', { every_year: true }),
  day('2026-12-31', '2026-12-31', 'New Year’s Eve', {
    spans: [{ opens: '18:00', closes: '02:00' }],
  }),
];

test('a page without special hours is as it was, to the byte', () => {
  for (const page of [landingPage(specimen, site), menuPage(specimenMenu, specimen, site)]) {
    expect(page).not.toContain('special');
  }
  const none = { ...specimen, special_hours: [] };
  expect(landingPage(none, site)).toBe(landingPage(specimen, site));
  expect(menuPage(specimenMenu, none, site)).toBe(menuPage(specimenMenu, specimen, site));
});

test('with special hours it has their script, and those of a month can be read without it', () => {
  const page = landingPage({ ...specimen, special_hours }, site);
  expect(page).toContain(`<script type="module" src="${script}">`);
  expect(page).not.toContain('data-hours=');
  const [shown = '', waiting = ''] = page.split('id="special-hours"')[1]?.split('<template>') ?? [];
  expect(shown).toContain('Thursday, November 26 · Thanksgiving</dt><dd>Closed');
  expect(shown).not.toContain('Winter');
  expect(waiting).toContain('December 24 – January 2 · Winter');
  expect(waiting).toContain('6 PM – 2 AM');
  expect(menuPage(specimenMenu, { ...specimen, special_hours }, site)).toContain(script);
});

test('search engines are told of each day once, with the one that goes before the others', () => {
  const page = landingPage({ ...specimen, special_hours }, site);
  const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page) ?? [];
  const specifications = JSON.parse(json).specialOpeningHoursSpecification.map(
    (one: Record<string, string>) =>
      [one['validFrom'], one['validThrough'], one['opens'], one['closes']].join(' '),
  );
  expect(specifications).toEqual([
    '2026-11-26 2026-11-26 00:00 00:00',
    '2026-12-24 2026-12-30 00:00 00:00',
    '2026-12-31 2026-12-31 18:00 02:00',
    '2027-01-01 2027-01-02 00:00 00:00',
    '2027-12-24 2028-01-02 00:00 00:00',
  ]);
});

test('several menus know when special days keep it closed, and say nothing of it where there are none', () => {
  const further = [{ id: 'm2', name: 'Breakfast', description: null, categories: [] }];
  const shown = (own: typeof special_hours) =>
    menuPage({ ...specimenMenu, further }, { ...specimen, special_hours: own }, site);
  const closings = /class="menus"[^>]* data-closings="([^"]+)"/.exec(shown(special_hours))?.[1];
  // A whole day and the next early morning, minus the week's open hours before and after.
  expect(closings?.split(',').length).toBeGreaterThan(2);
  expect(shown([])).not.toContain('data-closings');
});
