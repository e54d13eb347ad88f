import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Typed } from './typed.tsx';

function Name() {
  const [name, setName] = useState('Sup');
  return <Typed label="Name" className={undefined} value={name} onSet={setName} />;
}

test('Escape takes back what is being typed, and not what was corrected before', async () => {
  const user = userEvent.setup();
  render(<Name />);
  await user.clear(screen.getByLabelText('Name'));
  await user.type(screen.getByLabelText('Name'), 'Soup');
  await user.tab();
  await user.type(screen.getByLabelText('Name'), 'er{Escape}');
  await user.tab();
  expect(screen.getByLabelText('Name')).toHaveValue('Soup');
});

test.each([
  ['the next field', {}, false],
  ['a composition', { isComposing: true }, true],
  ['a composition in Safari', { keyCode: 229 }, true],
])('Enter is for %s', (_, key, isLeft) => {
  render(<Name />);
  expect(fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'Enter', ...key })).toBe(isLeft);
});
