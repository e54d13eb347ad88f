import '@testing-library/jest-dom/jest-globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { lazy, type ReactNode, Suspense } from 'react';
import {
  Link,
  Navigate,
  NavLink,
  Route,
  RouterProvider,
  Routes,
  useLocation,
  useParams,
  useSearchParams,
} from '@menuleaf/shared/browser/federation/router.ts';
import { createMemoryRouter } from '@menuleaf/shared/browser/router/memory-router.ts';
import { here, isAt, openTab, press } from '@menuleaf/shared/testing/open-tab.tsx';

test('links go forth, and Back goes back, each saying how one came', async () => {
  openTab(<Link to="/menu/m1?tab=a#b">On</Link>, '/start');
  expect(here().dataset).toMatchObject({ key: 'default', type: 'POP' });
  await press('On');
  expect(here()).toHaveTextContent('/menu/m1?tab=a');
  expect(window.location.href).toMatch(/\/menu\/m1\?tab=a#b$/);
  expect(here().dataset['type']).toBe('PUSH');
  expect(here().dataset['key']).not.toBe('default');
  act(() => window.history.back());
  await isAt('/start');
  expect(here().dataset).toMatchObject({ key: 'default', type: 'POP' });
});

test('a link to the page that is shown adds no step for Back', async () => {
  openTab(<Link to="/start">Here</Link>, '/start');
  const steps = window.history.length;
  await press('Here');
  expect(window.history.length).toBe(steps);
  expect(here().dataset['type']).toBe('REPLACE');
});

test('a link to another tab, or to a page that is not the shell’s, is the browser’s own', async () => {
  openTab(
    <>
      <Link to="/a" target="_blank">
        Tab
      </Link>
      <Link to="/b" reloadDocument>
        Other
      </Link>
    </>,
    '/start',
  );
  const taken: boolean[] = [];
  const note = (event: Event) => {
    taken.push(event.defaultPrevented);
    event.preventDefault();
  };
  window.addEventListener('click', note);
  await press('Tab');
  await press('Other');
  window.removeEventListener('click', note);
  expect(taken).toEqual([false, false]);
  expect(here()).toHaveTextContent('/start');
});

test('a link to a fragment is a step of its own', async () => {
  openTab(<Link to="/away">Away</Link>, '/list');
  await press('Away');
  act(() => window.location.assign('#content'));
  await waitFor(() => expect(window.history.state).toMatchObject({ index: 2 }));
  act(() => window.history.go(-2));
  await isAt('/list');
});

test('a page that leads on at once does so, in the place of its step', async () => {
  const { history } = openTab(
    <Routes>
      <Route path="/old/:id" element={<Navigate to="/new" replace />} />
      <Route path="*" element={<p>There</p>} />
    </Routes>,
    '/old/a',
  );
  expect(await screen.findByText('There')).toBeVisible();
  expect(history.shown).toMatchObject({
    location: { pathname: '/new' },
    navigationType: 'REPLACE',
  });
});

const Params = () => <p>{`${useParams()['id']} ${useSearchParams()[0].get('q')}`}</p>;

test('parameters and the query come as they were written, whatever the case and a last slash', async () => {
  openTab(
    <Routes>
      <Route path="/menu/:id" element={<Params />} />
    </Routes>,
    '/Menu/a-B_1/?q=50%25%20%26%20more',
  );
  expect(screen.getByText('a-B_1 50% & more')).toBeVisible();
});

function Tabs() {
  const [search, setSearch] = useSearchParams();
  return (
    <button type="button" onClick={() => setSearch({ tab: 'b' }, { replace: true })}>
      {search.get('tab')}
    </button>
  );
}

test('the query can be changed in place', async () => {
  openTab(<Tabs />, '/dashboard?tab=a&new=c');
  const steps = window.history.length;
  await press('a');
  expect(here()).toHaveTextContent('/dashboard?tab=b');
  expect(window.history.length).toBe(steps);
});

test('a link of the navigation says which page is open', () => {
  openTab(
    <>
      <NavLink to="/" end>
        Home
      </NavLink>
      <NavLink to="/help">Help</NavLink>
    </>,
    '/Help/topics',
  );
  expect(screen.getByText('Help')).toHaveAttribute('aria-current', 'page');
  expect(screen.getByText('Home')).not.toHaveAttribute('aria-current');
});

test('a page that is on its way leaves the one before it standing', async () => {
  let arrive: (page: { default: () => ReactNode }) => void = () => undefined;
  const Late = lazy(() => new Promise<{ default: () => ReactNode }>((done) => (arrive = done)));
  openTab(
    <Suspense fallback={<p>Waiting</p>}>
      <Routes>
        <Route path="/late" element={<Late />} />
        <Route path="*" element={<Link to="/late">Late</Link>} />
      </Routes>
    </Suspense>,
    '/start',
  );
  await press('Late');
  expect(window.location.pathname).toBe('/late');
  expect(screen.getByText('Late')).toBeVisible();
  expect(screen.queryByText('Waiting')).toBeNull();
  await act(async () => arrive({ default: () => <p>Here it is</p> }));
  expect(await screen.findByText('Here it is')).toBeVisible();
});

function Breaks(): ReactNode {
  if (useLocation().pathname === '/broken') throw new Error('inside');
  return <p>Whole</p>;
}

test('a page that broke is whole again at another address', async () => {
  jest.spyOn(console, 'error').mockReturnValue(undefined);
  const page = { path: '*', element: <Breaks />, errorElement: <p>It broke</p> };
  const router = createMemoryRouter([page], { initialEntries: ['/broken'] });
  render(<RouterProvider router={router} />);
  expect(screen.getByText('It broke')).toBeVisible();
  await act(() => router.navigate('/fine'));
  expect(screen.getByText('Whole')).toBeVisible();
});
