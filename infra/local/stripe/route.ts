import type * as z from 'zod';
import type { FormValue } from './form.ts';
import { readParameters, type Paging } from './parameters.ts';
import type { Provider } from './provider.ts';
import { invalidRequest } from './stripe-error.ts';
import { wireList, type WireList } from './wire.ts';

export type Route = {
  method: 'GET' | 'POST' | 'DELETE';
  /** Such as `/v1/customers/:id`; `:id` is one segment. */
  path: string;
  answer: (form: FormValue, provider: Provider, id: string) => object;
};

/** Defines an API call: its route, parameter schema and handler. */
export function call<T>(
  method: Route['method'],
  path: string,
  schema: z.ZodType<T>,
  answer: (input: T, provider: Provider, id: string) => object,
): Route {
  return {
    method,
    path,
    answer: (form, provider, id) => answer(readParameters(schema, form), provider, id),
  };
}

/** A page of a newest-first list: docs.stripe.com/api/pagination. Limit defaults to 10. */
export function pageOf<T extends { id: string }, W>(
  url: string,
  all: readonly T[],
  { limit = 10, starting_after: after, ending_before: before }: Paging,
  wire: (one: T) => W,
): WireList<W> {
  if (before !== undefined) {
    // The page that ends just before the cursor: the oldest of the newer ones.
    const newer = all.slice(0, placeOf(all, before, 'ending_before'));
    return wireList(url, newer.slice(-limit).map(wire), newer.length > limit);
  }
  const rest = after === undefined ? all : all.slice(placeOf(all, after, 'starting_after') + 1);
  return wireList(url, rest.slice(0, limit).map(wire), rest.length > limit);
}

function placeOf(all: ReadonlyArray<{ id: string }>, id: string, param: string): number {
  const at = all.findIndex((one) => one.id === id);
  if (at < 0) throw invalidRequest(`No such object: '${id}'`, 'resource_missing', param);
  return at;
}
