import { render, screen } from '@testing-library/react';
import type { FormEvent } from 'react';
import { Button } from '../button.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { Checkbox } from './checkbox.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { user } from '@menuleaf/shared/testing/user.ts';

const bind = { id: 'f', name: 'f', error: undefined, checked: true, onChange: () => undefined };
const doNothing = () => undefined;

test.each([
  [
    'a checkbox with help, once',
    <Checkbox key="f" label="Listed" help="Guests find you" bind={bind} />,
    'checkbox',
    'Listed Guests find you',
    '',
  ],
  [
    'a question, with what it asks',
    <ConfirmDialog
      key="f"
      open
      title="Delete Soup?"
      text="It can be undone for ten seconds."
      confirm="Delete"
      onConfirm={doNothing}
      onCancel={doNothing}
    />,
    'dialog',
    'Delete Soup?',
    'It can be undone for ten seconds.',
  ],
])('a screen reader says %s', (_, element, role, name, description) => {
  render(element);
  expect(screen.getByRole(role)).toHaveAccessibleName(name);
  expect(screen.getByRole(role)).toHaveAccessibleDescription(description);
});

test('a button that is at it keeps the focus, and does nothing more', async () => {
  const presses: string[] = [];
  const press = () => void presses.push('pressed');
  const send = (event: FormEvent) => {
    event.preventDefault();
    presses.push('sent');
  };
  const form = (busy: string | false) => (
    <form onSubmit={send}>
      <Button type="submit" busy={busy} onClick={press}>
        Save
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(presses).toEqual(['pressed', 'sent']);
  rerender(form('Saving...'));
  await user.keyboard('{Enter}');
  const saving = screen.getByRole('button', { name: 'Saving...' });
  expect(saving).toHaveAttribute('aria-disabled', 'true');
  // A browser takes the focus from a disabled one; jsdom does not.
  expect(saving).toBeEnabled();
  expect(saving).toHaveFocus();
  expect(presses).toEqual(['pressed', 'sent']);
});

test('what is wrong with a field is said once, in the list that leads to it', () => {
  const words = 'The password is incorrect';
  render(<ErrorSummary formId="f" errors={{ password: words }} failure={words} />);
  expect(screen.getAllByText(words)).toEqual([screen.getByRole('link', { name: words })]);
});
