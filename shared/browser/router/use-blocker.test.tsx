import { act, screen, waitFor } from '@testing-library/react';
import { Link, useBlocker } from '@menuleaf/shared/browser/federation/router.ts';
import { here, isAt, openTab, press } from '@menuleaf/shared/testing/open-tab.tsx';

function Question() {
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname === '/form' && nextLocation.pathname !== '/form',
  );
  return (
    <>
      <p>{state}</p>
      <button type="button" onClick={proceed}>
        Leave
      </button>
      <button type="button" onClick={reset}>
        Stay
      </button>
      <Link to="/form">Form</Link>
      <Link to="/away">Away</Link>
    </>
  );
}
const says = (state: string) => waitFor(() => expect(screen.getByText(state)).toBeVisible());

test('a link that is held goes nowhere until the owner says so', async () => {
  openTab(<Question />, '/form');
  await press('Away');
  await says('blocked');
  await press('Stay');
  await says('unblocked');
  expect(window.location.pathname).toBe('/form');
  await press('Away');
  await press('Leave');
  await isAt('/away');
  await says('unblocked');
});

test('Back that is held leaves the address as it is, and goes back once the owner says so', async () => {
  openTab(<Question />, '/list');
  await press('Form');
  await isAt('/form');
  for (const answer of ['Stay', 'Leave']) {
    act(() => window.history.back());
    await says('blocked');
    await waitFor(() => expect(window.location.pathname).toBe('/form'));
    expect(here()).toHaveTextContent('/form');
    await press(answer);
    await says('unblocked');
  }
  await isAt('/list');
  expect(window.location.pathname).toBe('/list');
  // An answered prompt still blocks the next step.
  await press('Form');
  await isAt('/form');
  act(() => window.history.back());
  await says('blocked');
  await waitFor(() => expect(window.location.pathname).toBe('/form'));
});
