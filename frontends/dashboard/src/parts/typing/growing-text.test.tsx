import { fireEvent, render, screen } from '@testing-library/react';
import { GrowingText } from './growing-text.tsx';

test('a text is as tall as its lines, by a script only where no style does it', () => {
  const lines = jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(40);
  render(<GrowingText aria-label="Name" defaultValue="Soup of the day" />);
  const field = screen.getByLabelText('Name');
  expect(field.style.height).toBe('40px');
  lines.mockReturnValue(20);
  fireEvent.input(field, { target: { value: 'Soup' } });
  expect(field.style.height).toBe('20px');
  Object.defineProperty(field.style, 'fieldSizing', { value: 'content' });
  lines.mockReturnValue(40);
  fireEvent.input(field, { target: { value: 'Soup of the day' } });
  expect(field.style.height).toBe('20px');
});
