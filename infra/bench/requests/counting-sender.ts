import { type Answer, send, waitUntil } from '@menuleaf/shared/testing/api.ts';
import { tokensTo } from '@menuleaf/shared/testing/mail-to.ts';
import type { LocalCloud } from '@menuleaf/local-cloud/local-cloud.ts';
import { countCalls } from '../count-calls.ts';

/** Requests of one call to DynamoDB and to the payment provider. `note` distinguishes special cases. */
export type CountedCall = {
  route: string;
  note: string;
  status: number;
  requests: number;
  provider: number;
};

type Sent = {
  params?: Record<string, string>;
  body?: object | string;
  headers?: Record<string, string>;
  note?: string;
};

async function sendTo(
  cloud: LocalCloud,
  token: string,
  route: string,
  { params = {}, note = '', ...sent }: Sent,
) {
  const [method = '', path = ''] = route.split(' ');
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? 'none');
  const answer = await send(method, filled, { ...(token && { token }), ...sent }, cloud.origin);
  if (answer.status >= 300) throw new Error(`${route} ${note}: ${answer.status} ${answer.text}`);
  return answer;
}

/** Makes calls sequentially, with the session of the last reply that had one, and records their requests. */
export function countingSender(cloud: LocalCloud) {
  const counts = countCalls(cloud);
  const asked: CountedCall[] = [];
  let token = '';
  return {
    cloud,
    asked,
    call: async (route: string, sent: Sent = {}): Promise<Answer['json']> => {
      const before = { ...counts };
      const { status, json = {} } = await sendTo(cloud, token, route, sent);
      const requests = counts.dynamodb - before.dynamodb;
      const provider = counts.provider - before.provider;
      asked.push({ route, note: sent.note ?? '', status, requests, provider });
      token = json.access_token ?? token;
      return json;
    },

    /** The token in the last mail to somebody with a link to this page, if it differs from `before`. */
    mailed: async (to: string, page: string, before = ''): Promise<string> => {
      const last = async () => (await tokensTo(to, page, cloud.origin)).at(-1) ?? before;
      return waitUntil(last, (found) => found !== before);
    },
  };
}
export type Sender = ReturnType<typeof countingSender>;
