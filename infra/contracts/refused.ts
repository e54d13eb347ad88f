import type { Answer, TestOwner } from '@menuleaf/shared/testing/api.ts';
import { callWith, everyCall, placesIn, problemWith } from './every-call.ts';
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

/** A value no field accepts: in a form, a file for text and text for a file. */
const wrongFor = (encoding: string | undefined, field: string): unknown => {
  if (encoding !== 'multipart') return { a: 'thing' };
  return field === 'image' ? 'no file' : new Blob(['no text']);
};

/** Bodies that the call refuses: a field of a wrong kind, one that is missing, and what is no body. */
function wrongBodies({ call, fields, required, sample }: (typeof withBody)[number]) {
  const at = (field: string, value: unknown) => ({
    body: { ...sample, [field]: value },
    answer: refused(422, `body.${field}`),
  });
  const none = refused(call.encoding === 'multipart' ? 400 : 422);
  return [
    ...fields.map((field) => at(field, wrongFor(call.encoding, field))),
    ...required.map((field) => at(field, undefined)),
    ...['', '{"name": ', 'name=x', '['.repeat(5000) + ']'.repeat(5000)].map((body) => ({
      body,
      answer: refused(400),
    })),
    ...['[]', 'null', '"x"', '7'].map((body) => ({ body, answer: none })),
  ];
}

/** What the call answers to each wrong body, and what it must, in words for people and with the field's name. */
export async function answersToWrongBodies(owner: TestOwner, each: (typeof withBody)[number]) {
  const wrong = wrongBodies(each);
  const found = [];
  for (const { body, answer } of wrong)
    found.push(read(await callWith(owner, each.call, { body }), answer.place));
  return { found, expected: wrong.map(({ answer }) => answer) };
}
