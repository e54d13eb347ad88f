import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MoreMenu } from './more-menu.tsx';

test('what is behind More comes with it, and goes when one chose, pressed Escape or turned away', async () => {
  const user = userEvent.setup();
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
