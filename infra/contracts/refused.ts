import type { Answer } from '@menuleaf/shared/testing/api.ts';
import { everyCall, placesIn, problemWith } from './every-call.ts';
import { bodyOf } from './sample-body.ts';

/** Every call with a body, and a valid sample. */
export const withBody = everyCall.flatMap(([name, call]) => {
  const body = bodyOf(call);
  return body ? [{ name, call, ...body }] : [];
});

/** Checks an error response, and whether it names the place. */
export const read = (answer: Answer, place?: string) => ({
  problem: problemWith(answer),
  status: answer.status,
  place: place === undefined || placesIn(answer).includes(place) ? place : 'is not named',
});
export const refused = (status: number, place?: string) => ({ problem: undefined, status, place });
