import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { identityStore } from '@menuleaf/identity-service/identity-store.ts';
import { openTable } from '@menuleaf/shared/server/table/table.ts';
import * as z from 'zod';

export type Seeding = { origin: string; tableName: string; dynamo: DynamoDBClient };
export type DemoLogin = { email: string; password: string };

const withId = z.object({ id: z.string() });
const session = z.object({ access_token: z.string(), user: withId });

type Answer = Record<string, unknown>;
const answerSchema = z.record(z.string(), z.unknown());

/** A signed-in user, calling the product like a browser. */
export type DemoOwner = {
  id: string;
  send: (method: string, path: string, body: object) => Promise<Answer>;
  /** Creates something; returns its id. */
  make: (path: string, body: object) => Promise<string>;
};

async function called(origin: string, method: string, path: string, body: object, token = '') {
  const isForm = body instanceof FormData;
  const response = await fetch(`${origin}${path}`, {
    method,
    headers: {
      ...(token !== '' && { authorization: `Bearer ${token}` }),
      ...(!isForm && { 'content-type': 'application/json' }),
    },
    body: isForm ? body : JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`Seeding ${path}: ${response.status} ${await response.text()}`);
  return answerSchema.parse(await response.json());
}

/** Opens an account with a verified email, through the service's own code instead of the mailed link. */
export async function openAccount(
  { origin, tableName, dynamo }: Seeding,
  login: DemoLogin & { full_name: string },
): Promise<DemoOwner> {
  const answer = await called(origin, 'POST', '/api/auth/register', login);
  const { access_token, user } = session.parse(answer);
  await identityStore(openTable(tableName, dynamo)).setVerified({
    user_id: user.id,
    email_revision: 0,
  });
  const send: DemoOwner['send'] = (method, path, body) =>
    called(origin, method, path, body, access_token);
  return {
    id: user.id,
    send,
    make: async (path, body) => withId.parse(await send('POST', path, body)).id,
  };
}
