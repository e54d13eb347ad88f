import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Item } from '@menuleaf/shared/contracts/catalogue/items/item.ts';
import { soup } from '../testing/catalogue-for-tests.ts';
import { itemsQuery } from './catalogue-api.ts';
import { useOptimisticItemUpdate } from './optimistic-item-update.ts';

const item: Item = { ...soup, categories: [], is_available: true };
const soldOut = { from: { is_available: true }, to: { is_available: false }, said: 'Sold out' };

/** A list on screen, and a change of one of its items. */
function listed() {
  const queries = new QueryClient();
  queries.setQueryData(itemsQuery.queryKey, [item]);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useOptimisticItemUpdate<Partial<Item>>(), { wrapper });
  const shown = () => queries.getQueryData(itemsQuery.queryKey)?.[0]?.is_available;
  const read = (from: Promise<Item[]>) =>
    queries.fetchQuery({ ...itemsQuery, queryFn: () => from, staleTime: 0 }).catch(() => undefined);
  return { queries, shown, read, change: result.current };
}

test('a list that was asked for before a change does not take it back', async () => {
  const { queries, shown, read, change } = listed();
  const before = Promise.withResolvers<Item[]>();
  const reading = read(before.promise);
  await act(async () => change(item, { ...soldOut, send: async () => undefined }));
  before.resolve([item]);
  await act(() => reading);
  expect(shown()).toBe(false);
  expect(queries.getQueryState(itemsQuery.queryKey)?.isInvalidated).toBe(true);
});

test('nor does one that is read while the change is on its way', async () => {
  const { queries, shown, read, change } = listed();
  const answered = Promise.withResolvers<undefined>();
  await act(async () => change(item, { ...soldOut, send: () => answered.promise }));
  await act(() => read(Promise.resolve([item])));
  answered.resolve(undefined);
  await act(() => answered.promise);
  expect(shown()).toBe(false);
  expect(queries.getQueryState(itemsQuery.queryKey)?.isInvalidated).toBe(false);
});

test('a change without a connection is sent once there is one', async () => {
  const { shown, change } = listed();
  const sent: unknown[] = [];
  onlineManager.setOnline(false);
  await act(async () => change(item, { ...soldOut, send: async (next) => sent.push(next) }));
  expect([shown(), sent]).toEqual([false, []]);
  await act(async () => onlineManager.setOnline(true));
  expect(sent).toEqual([{ is_available: false }]);
});

test('after two quick changes that both fail, the list is read again', async () => {
  const { queries, change } = listed();
  const no = () => Promise.reject(new Error('no'));
  const back = { from: { is_available: false }, to: { is_available: true }, said: 'Available' };
  await act(async () => {
    change(item, { ...soldOut, send: no });
    change({ ...item, is_available: false }, { ...back, send: no });
  });
  expect(queries.getQueryState(itemsQuery.queryKey)?.isInvalidated).toBe(true);
});

test('a failed change takes the place of the message that it was made', async () => {
  const { shown, change } = listed();
  const said: unknown[] = [];
  const hear = ({ detail }: WindowEventMap['menuleaf:toast']) =>
    said.push([detail.title, detail.about]);
  window.addEventListener('menuleaf:toast', hear);
  await act(async () => change(item, { ...soldOut, send: () => Promise.reject(new Error('no')) }));
  window.removeEventListener('menuleaf:toast', hear);
  expect(said).toEqual([
    ['Sold out', item.id],
    [`Failed to change ${item.name}. Please try again.`, item.id],
  ]);
  expect(shown()).toBe(true);
});
