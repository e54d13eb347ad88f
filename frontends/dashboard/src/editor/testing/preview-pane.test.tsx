import { fireEvent, screen, waitFor } from '@testing-library/react';
import { user } from '@menuleaf/shared/testing/user.ts';
import { menuDoc } from '../../testing/menu-server.ts';
import { press } from '../../testing/owners-page.tsx';
import { nameOf, openMenu } from './open-editor.ts';

test('the preview shows the dish that is edited, also once it is drawn anew', async () => {
  openMenu(menuDoc({ Starters: ['Soup'], Mains: ['Fish'] }));
  const fish = await nameOf('Fish');
  await press('Preview');
  const page = document.implementation.createHTMLDocument();
  const scrollTo = jest.fn();
  const window = {
    document: page,
    scrollTo,
    scrollY: 100,
    innerHeight: 600,
    postMessage: jest.fn(),
  };
  const frame = screen.getByTitle('As guests see it');
  Object.defineProperty(frame, 'contentWindow', { value: window });
  Object.defineProperty(frame, 'contentDocument', { value: page });
  const draw = () => {
    const dish = page.createElement('li');
    dish.id = 'i-fish';
    dish.getBoundingClientRect = () => new DOMRect(0, 900, 300, 40);
    page.body.replaceChildren(dish);
  };
  draw();
  fireEvent.load(frame);
  expect(scrollTo).not.toHaveBeenCalled();
  await user.click(fish);
  expect(scrollTo.mock.calls).toEqual([[0, 720]]);
  await user.type(fish, ' of the day');
  expect(scrollTo).toHaveBeenCalledTimes(1);
  draw();
  await waitFor(() => expect(scrollTo).toHaveBeenCalledTimes(2));
});
