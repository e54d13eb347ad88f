import { onlineManager, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Item } from '@menuleaf/shared/contracts/catalogue/items/item.ts';
import { toast } from '@menuleaf/shared/ui/toast/toast.ts';
import { toastFailure } from '@menuleaf/shared/ui/toast/toast-failure.ts';
import { itemsQuery } from './catalogue-api.ts';

type Change<Fields> = {
  from: Fields;
  to: Fields;
  send: (fields: Fields) => Promise<unknown>;
  /** Toast text once it is shown. */
  said: string;
};

const latest = new Map<string, Promise<unknown>>();

/** Serializes two quick clicks: out of order, the first would undo the second. */
function runSequentially<Reply>(id: string, send: () => Promise<Reply>): Promise<Reply> {
  const result = (latest.get(id) ?? Promise.resolve()).then(send, send);
  latest.set(id, result);
  return result;
}

/** Changes made without a connection: how many have no answer yet, and how many were sent since. */
export const waiting = Object.assign(new EventTarget(), { count: 0, sent: 0 });

function wait(by: number) {
  waiting.count += by;
  waiting.dispatchEvent(new Event('change'));
}

/** Counts a change that is made without a connection among those that wait. */
export async function countWaiting<Reply>(sent: Promise<Reply>): Promise<Reply> {
  if (onlineManager.isOnline()) return sent;
  wait(1);
  try {
    const reply = await sent;
    waiting.sent += 1;
    return reply;
  } finally {
    wait(-1);
  }
}

/** As the note of an owner without a connection promises. */
const untilOnline = () =>
  new Promise<void>((resolve) => {
    if (onlineManager.isOnline()) return resolve();
    const stop = onlineManager.subscribe((isOnline) => {
      if (!isOnline) return;
      stop();
      resolve();
    });
  });

/** Changes that the server has not answered, and whether a list was read meanwhile, which may lack them. */
const unanswered = { count: 0, isListOld: false };

const isReading = (queries: QueryClient) =>
  queries.isFetching({ queryKey: itemsQuery.queryKey }) > 0;

/** A list that is being read may lack the change and would take it back: it is read again once all are answered. */
function beginUpdate(queries: QueryClient) {
  unanswered.count += 1;
  if (!isReading(queries) || queries.getQueryData(itemsQuery.queryKey) === undefined) return;
  unanswered.isListOld = true;
  void queries.cancelQueries({ queryKey: itemsQuery.queryKey });
}

function end(queries: QueryClient) {
  unanswered.count -= 1;
  unanswered.isListOld ||= isReading(queries);
  if (unanswered.count > 0 || !unanswered.isListOld) return;
  unanswered.isListOld = false;
  void queries.invalidateQueries({ queryKey: itemsQuery.queryKey });
}

/** Optimistic in-place change of an item: rolled back if the server refuses, with an undo. */
export function useOptimisticItemUpdate<Fields extends Partial<Item>>() {
  const queries = useQueryClient();
  return useCallback(
    ({ id, name }: Item, { from, to, send, said }: Change<Fields>): void => {
      const show = (shown: Fields) =>
        queries.setQueryData(itemsQuery.queryKey, (items) =>
          items?.map((one) => (one.id === id ? { ...one, ...shown } : one)),
        );
      const change = async (next: Fields, back: Fields) => {
        beginUpdate(queries);
        show(next);
        const sent = runSequentially(id, async () => {
          await untilOnline();
          return send(next);
        });
        try {
          await countWaiting(sent);
          if (latest.get(id) === sent) show(next);
        } catch (error) {
          show(back);
          // What it was before may itself have been refused since.
          unanswered.isListOld = true;
          toastFailure(`Failed to change ${name}. Please try again.`, id)(error);
        }
        end(queries);
      };
      void change(to, from);
      // What waits says so, and is said to be done once it is.
      if (!onlineManager.isOnline()) return;
      toast({
        title: said,
        about: id,
        action: { label: 'Undo', run: () => void change(from, to) },
      });
    },
    [queries],
  );
}
