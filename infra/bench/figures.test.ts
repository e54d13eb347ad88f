import { withRun } from './figures.ts';

const benches = ['calls', 'diner'];
const run = { bench: 'diner', day: '1 March 2026', machine: '2 cores', printed: 'LCP 900\n' };

test('a page of figures holds the last run of each bench, in their order', () => {
  const first = withRun('', run, benches);
  const both = withRun(first, { ...run, bench: 'calls', printed: 'p50 3\n' }, benches);
  const again = withRun(both, { ...run, day: '2 March 2026', printed: 'LCP 800' }, benches);
  expect(again.match(/^## .*$|^LCP.*$|^p50.*$|^\d March.*$/gmu)).toEqual([
    '## `calls`',
    '1 March 2026, on 2 cores.',
    'p50 3',
    '## `diner`',
    '2 March 2026, on 2 cores.',
    'LCP 800',
  ]);
});

test('what a bench does not know any more goes', () => {
  const old = withRun('', { ...run, bench: 'gone' }, ['gone']);
  expect(withRun(old, run, benches)).not.toContain('gone');
});
