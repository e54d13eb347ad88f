import { newOwner, type TestOwner } from '@menuleaf/shared/testing/api.ts';

let me: TestOwner;
let path: string;
beforeEach(async () => {
  me = await newOwner();
  path = `/api/restaurants/${await me.made('/api/restaurants', { name: 'Fig Tree' })}`;
});

const day = {
  from: '2026-11-26',
  to: '2026-11-26',
  every_year: false,
  spans: [{ opens: '11:00', closes: '02:00' }],
  label: 'Thanksgiving',
};
const save = (special_hours: unknown) => me.send('PUT', path, { special_hours });

test('special hours stand in the restaurant’s own row, and a save of something else leaves them', async () => {
  expect((await me.send('GET', path)).json).not.toHaveProperty('special_hours');
  const saved = await save([day, { ...day, every_year: true, spans: [], label: ' Closed ' }]);
  const kept = [day, { ...day, every_year: true, spans: [], label: 'Closed' }];
  expect(saved.json.special_hours).toEqual(kept);
  await me.send('PUT', path, { name: 'Fig' });
  expect((await me.send('GET', path)).json.special_hours).toEqual(kept);
  await save([]);
  expect((await me.send('GET', path)).json.special_hours).toEqual([]);
});

test('what cannot be is refused at its field', async () => {
  const [span] = day.spans;
  const inYear = (at: number) => ({ ...day, from: `${2027 + at}-01-01`, to: `${2027 + at}-01-01` });
  const wrong: [unknown, (string | number)[]][] = [
    [[{ ...day, from: '2026-02-30' }], [0, 'from']],
    [[{ ...day, from: 'tomorrow' }], [0, 'from']],
    [[{ ...day, to: '2026-11-25' }], [0]],
    [[{ ...day, to: '2027-11-26' }], [0]],
    [[{ ...day, spans: [{ ...span, opens: '25:00' }] }], [0, 'spans', 0, 'opens']],
    [[{ ...day, spans: Array.from({ length: 5 }, () => span) }], [0, 'spans']],
    [[{ ...day, label: 'x'.repeat(61) }], [0, 'label']],
    [[day, day], []],
    [Array.from({ length: 61 }, (_, at) => inYear(at)), []],
  ];
  for (const [special_hours, at] of wrong) {
    const answer = await save(special_hours);
    expect(answer.status).toBe(422);
    expect(answer.json.detail[0].loc).toEqual(['body', 'special_hours', ...at]);
  }
  expect((await save(Array.from({ length: 60 }, (_, at) => inYear(at)))).status).toBe(200);
});

test('another owner can neither read nor change them', async () => {
  await save([day]);
  const other = await newOwner();
  expect((await other.send('GET', path)).status).toBe(404);
  expect((await other.send('PUT', path, { special_hours: [] })).status).toBe(404);
  expect((await me.send('GET', path)).json.special_hours).toEqual([day]);
});
