import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ToastOutlet } from '@menuleaf/shared/ui/toast/toast-outlet.tsx';
import { CodeBlock } from './code-block.tsx';

test('code that the browser does not copy is said to be copied by hand', async () => {
  const user = userEvent.setup();
  navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  render(
    <>
      <CodeBlock title="A message" code="{}" />
      <ToastOutlet />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Copy: A message' }));
  expect(await screen.findByText(/^It could not be copied/)).toBeVisible();
  expect(screen.queryByText('Copied')).toBeNull();
});
