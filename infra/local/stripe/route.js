import { readParameters } from './parameters.ts';
import { invalidRequest } from './stripe-error.ts';
import { wireList } from './wire.ts';
/** A call of the API: where it is, what it takes, what it answers. */
export function call(method, path, schema, answer) {
  return {
    method,
    path,
    answer: (form, provider, id) => answer(readParameters(schema, form), provider, id),
  };
}
/** A page of what stands newest first: docs.stripe.com/api/pagination. 10 without a limit. */
export function pageOf(
  url,
  all,
  { limit = 10, starting_after: after, ending_before: before },
  wire,
) {
  if (before !== undefined) {
    // The page that ends just before it: of what is newer, the oldest.
    const newer = all.slice(0, placeOf(all, before, 'ending_before'));
    return wireList(url, newer.slice(-limit).map(wire), newer.length > limit);
  }
  const rest = after === undefined ? all : all.slice(placeOf(all, after, 'starting_after') + 1);
  return wireList(url, rest.slice(0, limit).map(wire), rest.length > limit);
}
function placeOf(all, id, param) {
  const at = all.findIndex((one) => one.id === id);
  if (at < 0) throw invalidRequest(`No such object: '${id}'`, 'resource_missing', param);
  return at;
}
