import { isolateHistory } from './isolate-history.ts';

test('a dish that is closed leads back to the menu that was chosen, and adds nothing to the site’s history', () => {
  window.history.replaceState(null, '', '/restaurant/2/embed?lang=de#m-dinner');
  const { length } = window.history;
  let closed = 0;
  window.addEventListener('popstate', () => (closed += 1));
  isolateHistory();
  window.history.pushState(null, '', '#i-soup');
  expect(window.location.hash).toBe('#i-soup');
  window.history.back();
  expect(closed).toBe(1);
  expect(window.location.hash).toBe('#m-dinner');
  expect(window.history.length).toBe(length);
});
