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

/** Who is signed in, and calls the product as a browser does. */
export type DemoOwner = {
  id: string;
  send: (method: string, path: string, body: object) => Promise<Answer>;
  /** Makes something, and answers its id. */
  make: (path: string, body: object) => Promise<string>;
};

type Call = [origin: string, method: string, path: string, body: object, token?: string];

function asked(...[origin, method, path, body, token = '']: Call) {
  const isForm = body instanceof FormData;
  return fetch(`${origin}${path}`, {
    method,
    headers: {
      ...(token !== '' && { authorization: `Bearer ${token}` }),
      ...(!isForm && { 'content-type': 'application/json' }),
    },
    body: isForm ? body : JSON.stringify(body),
  });
}

async function called(...call: Call) {
  const response = await asked(...call);
  if (!response.ok)
    throw new Error(`Seeding ${call[2]}: ${response.status} ${await response.text()}`);
  return answerSchema.parse(await response.json());
}

/** What a start that was killed while it seeded has left is in the way of a whole one. */
async function closeUnfinished(origin: string, { email, password }: DemoLogin) {
  const body = { username: email, password };
  const signedIn = await asked(origin, 'POST', '/api/auth/login', body);
  if (signedIn.status === 401) return;
  const { access_token } = session.parse(await signedIn.json());
  const closed = await asked(origin, 'DELETE', '/api/auth/me', { password }, access_token);
  if (!closed.ok) throw new Error(`Seeding anew: ${closed.status} ${await closed.text()}`);
}

/** Opens an account whose email is verified, through the service's own code in place of the link that is mailed. */
export async function openAccount(
  { origin, tableName, dynamo }: Seeding,
  login: DemoLogin & { full_name: string },
): Promise<DemoOwner> {
  await closeUnfinished(origin, login);
  const answer = await called(origin, 'POST', '/api/auth/register', login);
  const { access_token, user } = session.parse(answer);
  await identityStore(openTable(tableName, dynamo)).setVerified(user.id);
  const send: DemoOwner['send'] = (method, path, body) =>
    called(origin, method, path, body, access_token);
  return {
    id: user.id,
    send,
    make: async (path, body) => withId.parse(await send('POST', path, body)).id,
  };
}
