import '@testing-library/jest-dom/jest-globals';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { later, useSoon } from './later.tsx';

test('a part is loaded when it is drawn, or a second after its page, and drawn at once then', async () => {
  jest.useFakeTimers();
  const load = jest.fn(async () => ({ default: () => <p>The part</p> }));
  const [Pressed, Soon] = [later(load), later(load)];
  const parts = [Soon];
  const Page = ({ Part }: { Part?: typeof Soon }) => {
    useSoon(parts);
    return <Suspense fallback="Waiting">{Part ? <Part /> : null}</Suspense>;
  };
  const { rerender } = render(<Page />);
  await act(() => jest.advanceTimersByTimeAsync(900));
  expect(load).not.toHaveBeenCalled();
  rerender(<Page Part={Pressed} />);
  expect(screen.getByText('Waiting')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(10));
  expect(screen.getByText('The part')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(load).toHaveBeenCalledTimes(2);
  rerender(<Page Part={Soon} />);
  expect(screen.getByText('The part')).toBeVisible();
});
