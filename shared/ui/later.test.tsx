import { expect, jest, test } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { later, useSoon } from './later.tsx';

const part = () => {
  const load = jest.fn(async () => ({ default: () => <p>The part</p> }));
  return { load, Part: later(load) };
};

test('a part is loaded when it is drawn first', async () => {
  const { Part } = part();
  render(
    <Suspense fallback="Waiting">
      <Part />
    </Suspense>,
  );
  expect(screen.getByText('Waiting')).toBeVisible();
  expect(await screen.findByText('The part')).toBeVisible();
});

test('a second after the page it is loaded, and drawn at once then', async () => {
  jest.useFakeTimers();
  const { load, Part } = part();
  const parts = [Part];
  const Page = ({ isPressed }: { isPressed: boolean }) => {
    useSoon(parts);
    return <Suspense fallback="Waiting">{isPressed ? <Part /> : null}</Suspense>;
  };
  const { rerender } = render(<Page isPressed={false} />);
  await act(() => jest.advanceTimersByTimeAsync(900));
  expect(load).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(load).toHaveBeenCalledTimes(1);
  rerender(<Page isPressed />);
  expect(screen.getByText('The part')).toBeVisible();
  jest.useRealTimers();
});
