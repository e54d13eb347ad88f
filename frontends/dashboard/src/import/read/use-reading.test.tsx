import { act, renderHook } from '@testing-library/react';
import { useReading } from './use-reading.ts';

test('what is being read stops once its page is left', () => {
  const { result, unmount } = renderHook(() => useReading(() => undefined));
  const signals: AbortSignal[] = [];
  act(() => {
    void result.current.read(({ signal }) => {
      signals.push(signal);
      return new Promise(() => undefined);
    });
  });
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  unmount();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});
