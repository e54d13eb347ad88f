import { ApiError } from '../client/api-error.ts';
import { newQueryClient } from './query-client.ts';

test.each([
  ['a lost packet', new ApiError(0, undefined), 2],
  ['an outage', new ApiError(503, undefined), 2],
  ['too many tries', new ApiError(429, undefined), 2],
  ['a mistake of the page', new TypeError('no such thing'), 2],
  ['what is not there', new ApiError(404, undefined), 1],
  ['what is not allowed', new ApiError(403, undefined), 1],
])('%s is asked for as often as it may help', async (_, failure, times) => {
  const ask = jest.fn(() => Promise.reject(failure));
  await expect(
    newQueryClient().fetchQuery({ queryKey: ['menu'], queryFn: ask, retryDelay: 0, ...defaults() }),
  ).rejects.toBe(failure);
  expect(ask).toHaveBeenCalledTimes(times);
});

/** `fetchQuery` only retries if told to. */
const defaults = () => ({ retry: newQueryClient().getDefaultOptions().queries?.retry ?? false });
