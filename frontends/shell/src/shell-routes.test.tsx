import '@testing-library/jest-dom/jest-globals';
import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { RouterProvider } from '@menuleaf/shared/browser/federation/router.ts';
import { createMemoryRouter } from '@menuleaf/shared/browser/router/memory-router.ts';

jest.unstable_mockModule('./remotes/load-remote.ts', () => ({ fetchRemote: () => undefined }));
const { shellRoutes } = await import('./shell-routes.tsx');

function Broken(): never {
  throw new Error('the password is hunter2');
}

test('a page that breaks is told in plain words, without a word of its inside', async () => {
  jest.spyOn(console, 'error').mockReturnValue(undefined);
  jest.spyOn(console, 'warn').mockReturnValue(undefined);
  const routes = shellRoutes.map((route) => ({ ...route, element: <Broken /> }));
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/any'] })} />);
  expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  expect(document.body).not.toHaveTextContent(/hunter2|Error|\.tsx/);
  expect(shellRoutes.map(({ path }) => path)).toEqual(['*']);
});
