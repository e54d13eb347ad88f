import { render, screen } from '@testing-library/react';
import { CodeBlock } from './code-block.tsx';
import { TextWithCode } from './text-with-code.tsx';
import { user } from '@menuleaf/shared/testing/user.ts';

test('that code was copied is said where screen readers hear it, and by the button', async () => {
  render(<CodeBlock title="List menus" code="curl" />);
  const said = screen.getByRole('status');
  await user.click(screen.getByRole('button', { name: 'Copy: List menus' }));
  expect(said).toHaveTextContent('Copied');
  expect(screen.getByRole('button')).toHaveAccessibleName('Copied: List menus');
});

test('what a text has in backticks is code', () => {
  render(<TextWithCode text="Wait for the seconds of `Retry-After`." />);
  expect(screen.getByText('Retry-After').tagName).toBe('CODE');
  expect(document.body).toHaveTextContent('Wait for the seconds of Retry-After.');
});
