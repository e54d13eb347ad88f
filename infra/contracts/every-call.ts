import * as z from 'zod';
import { contracts } from '@menuleaf/shared/contracts/contracts.ts';
import { errorCodes } from '@menuleaf/shared/contracts/errors.ts';
import type { Operation } from '@menuleaf/shared/contracts/operation.ts';
import {
  type Answer,
  postFrom,
  send,
  someAddress,
  type TestOwner,
} from '@menuleaf/shared/testing/api.ts';

/** All calls of the product, by name. */
export const everyCall: readonly [string, Operation][] = Object.values(contracts).flatMap(
  (contract) => Object.entries(contract),
);

/** A multipart body; non-text values are sent as a form would convert them. */
function form(body: object): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value instanceof Blob) data.append(name, value, 'file.png');
    else if (typeof value === 'object') data.append(name, JSON.stringify(value));
    else if (value !== undefined) data.append(name, String(value));
  }
  return data;
}

type Sent = {
  params?: string;
  query?: string;
  body?: unknown;
  headers?: Record<string, string>;
};

/** Sends input that violates the contract. `params` fills each path parameter, already encoded. */
export function callWith(
  owner: Pick<TestOwner, 'token'>,
  call: Operation,
  { params = 'none', query = '', body, headers }: Sent,
): Promise<Answer> {
  const path = call.path.replaceAll('{language}', 'de').replaceAll(/\{\w+\}/g, params);
  const isFields = typeof body === 'object' && body !== null && !Array.isArray(body);
  const sent = call.encoding === 'multipart' && isFields ? form(body) : body;
  const isOwners = call.access === 'owner';
  // From its own IP address: these attempts would use up the rate limits of other tests.
  if (!isOwners && call.method === 'POST' && isFields && call.encoding === undefined)
    return postFrom(someAddress(), path + query, body);
  return send(call.method, path + query, {
    body: sent,
    ...(isOwners && { token: owner.token }),
    ...(call.encoding === 'raw' && { headers: { 'stripe-signature': 't=1,v1=00' } }),
    ...(headers && { headers }),
  });
}

const refusal = z.strictObject({
  code: z.literal([...errorCodes]),
  detail: z.union([
    z.string().min(1),
    z
      .array(
        z.strictObject({
          loc: z.array(z.union([z.string(), z.number()])).min(1),
          msg: z.string().min(1),
          type: z.string(),
        }),
      )
      .min(1),
  ]),
});

/** The validation library's wording, meant for programmers. */
const libraryWords = /expected|received|invalid input|invalid option|unrecognized|too (big|small)/i;

/** What is wrong with an error response to users; undefined if nothing is. */
export function problemWith({ status, json, text }: Answer): string | undefined {
  if (status < 400 || status > 499) return `status ${status}`;
  if (!refusal.safeParse(json).success) return `not the form of an error: ${text.slice(0, 200)}`;
  return libraryWords.test(text) ? `words for programmers: ${text.slice(0, 300)}` : undefined;
}

/** The locations of errors in a response. */
export const placesIn = ({ json }: Answer): string[] => {
  const { detail } = refusal.parse(json);
  return typeof detail === 'string' ? [] : detail.map(({ loc }) => loc.slice(0, 2).join('.'));
};
