import { render, screen } from '@testing-library/react';
import { MoreMenu } from './more-menu.tsx';
import { user } from '@menuleaf/shared/testing/user.ts';

test('what is behind More comes with it, and goes when one chose, pressed Escape or turned away', async () => {
  render(
    <>
      <MoreMenu name="Soup">
        <button type="button">Duplicate</button>
      </MoreMenu>
      <button type="button">Elsewhere</button>
    </>,
  );
  const more = screen.getByRole('button', { name: 'More for Soup' });
  const closes = async (act: () => Promise<void>) => {
    await user.click(more);
    expect(screen.getByText('Duplicate')).toBeVisible();
    await act();
    expect(screen.getByText('Duplicate')).not.toBeVisible();
    expect(more).toHaveAttribute('aria-expanded', 'false');
  };
  expect(screen.queryByText('Duplicate')).toBeNull();
  await closes(() => user.click(screen.getByText('Duplicate')));
  expect(more).toHaveFocus();
  await closes(() => user.keyboard('{Escape}'));
  expect(more).toHaveFocus();
  await closes(() => user.click(screen.getByText('Elsewhere')));
});

test.each([
  { screen: 'a phone', height: 844, top: 600, upwards: 'true' },
  { screen: 'a phone, high up', height: 844, top: 200, upwards: 'false' },
  { screen: 'a phone held sideways', height: 390, top: 240, upwards: 'false' },
])('on $screen it opens to where it is whole', async ({ height, top, upwards }) => {
  jest.replaceProperty(window, 'innerHeight', height);
  const box = new DOMRect(0, top, 80, 44);
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(box);
  render(<MoreMenu name="Soup">Duplicate</MoreMenu>);
  await user.click(screen.getByRole('button'));
  expect(screen.getByText('Duplicate')).toHaveAttribute('data-upwards', upwards);
});
