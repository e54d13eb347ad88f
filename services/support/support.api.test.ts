import { postFrom, send, waitUntil } from '@menuleaf/shared/testing/api.ts';
import { randomUUID } from 'node:crypto';
import * as z from 'zod';

type Mail = { to: string | string[]; subject: string; text: string; html: string };

const message = (change: Record<string, string> = {}) => ({
  name: 'Ada Diner',
  email: `ada-${randomUUID()}@example.com`,
  subject: 'A question',
  message: 'Do you have <b>gluten free</b> menus?',
  inquiryType: 'general',
  ...change,
});

const mailsAbout = async (text: string): Promise<Mail[]> => {
  const mails: Mail[] = (await send('GET', '/__local/mail.json')).json;
  return mails.filter((mail) => JSON.stringify(mail).includes(text));
};

describe('a message to support', () => {
  test('is answered 201, mailed to support and acknowledged to the sender', async () => {
    const body = message();
    const answer = await postFrom('127.9.1.1', '/api/contact', body);
    expect(answer.status).toBe(201);
    const mails = await waitUntil(
      () => mailsAbout(body.email),
      (sent) => sent.length === 2,
    );
    const [toSupport] = mails.filter((mail) => !JSON.stringify(mail.to).includes(body.email));
    const [toSender] = mails.filter((mail) => JSON.stringify(mail.to).includes(body.email));
    expect(toSupport?.subject).toBe('[general] A question');
    expect(toSupport?.text).toContain(body.message);
    expect(toSupport?.html).not.toContain('<b>gluten free</b>');
    expect(toSender?.text).toContain("We'll get back to you within 24 hours.");
    for (const word of [body.name, body.subject, 'gluten free']) {
      expect(JSON.stringify(toSender)).not.toContain(word);
    }
  });

  test('is counted by the address that it comes from, whatever else it claims', async () => {
    const claims = (at: number) => {
      const address = `198.51.100.${at}`;
      return {
        'cloudfront-viewer-address': `${address}:443`,
        'x-forwarded-for': address,
        'x-viewer-address': address,
      };
    };
    const statuses: number[] = [];
    for (let at = 0; at < 11; at += 1) {
      const sent = await postFrom('127.9.7.1', '/api/contact', message(), claims(at));
      statuses.push(sent.status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
  });

  test('cannot add a header of its own', async () => {
    for (const field of ['subject', 'name']) {
      const answer = await postFrom(
        '127.9.2.1',
        '/api/contact',
        message({ [field]: 'Hello\r\nBcc: everybody@example.com' }),
      );
      expect([field, answer.status]).toEqual([field, 422]);
    }
    const email = message({ email: 'ada@example.com\r\nBcc: everybody@example.com' });
    expect((await postFrom('127.9.2.1', '/api/contact', email)).status).toBe(422);
  });

  test('of a robot goes nowhere, and the robot does not learn of it', async () => {
    const body = message({ company_url: 'https://spam.example' });
    expect((await postFrom('127.9.3.1', '/api/contact', body)).status).toBe(201);
    expect(await mailsAbout(body.email)).toEqual([]);
  });

  test('names each field that is missing', async () => {
    const answer = await postFrom('127.9.4.1', '/api/contact', {});
    expect(answer.status).toBe(422);
    expect(answer.json.detail.map((field: { loc: string[] }) => field.loc[1])).toEqual([
      'name',
      'email',
      'subject',
      'message',
    ]);
  });

  test('of one address ends after ten in an hour, with Retry-After', async () => {
    const sends = [];
    for (let at = 0; at < 11; at += 1) {
      sends.push(await postFrom('127.9.5.1', '/api/contact', message()));
    }
    expect(sends.map(({ status }) => status)).toEqual([...Array<number>(10).fill(201), 429]);
    expect(Number(sends.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('a page that crashed', () => {
  const logs = z.record(z.string(), z.array(z.object({ line: z.string() })));

  async function linesWith(mark: string) {
    const { json } = await send('GET', '/__local/logs.json');
    const all = Object.values(logs.parse(json)).flat();
    return all.map(({ line }) => line).filter((line) => line.includes(mark));
  }

  const crash = (mark: string) => ({
    remote: 'dashboard',
    page: '/menu/:id/edit',
    message: `${mark}: "Ada’s own words" is not a dish`,
    stack: `at f (https://menu.example/reset-password?token=secret:1:2)\nat ada@example.com`,
  });

  test('is a line of the log, of nobody', async () => {
    const mark = randomUUID();
    const answer = await postFrom('127.9.6.1', '/api/contact/crashes', crash(mark));
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([204, null]);
    const [line = '', ...others] = await waitUntil(
      () => linesWith(mark),
      (lines) => lines.length > 0,
    );
    expect(others).toEqual([]);
    expect(JSON.parse(line)).toMatchObject({
      level: 'WARN',
      message: 'A page crashed',
      remote: 'dashboard',
      page: '/menu/:id/edit',
      crash: {
        message: `${mark}: [quoted] is not a dish`,
        stack: 'at f (https://menu.example/reset-password)\nat [email address]',
      },
    });
    expect(line).not.toContain('127.9.6.1');
  });

  test('is told by one address five times an hour, and the sixth is dropped without a word', async () => {
    const [kept, dropped] = [randomUUID(), randomUUID()];
    for (const mark of [...Array<string>(5).fill(kept), dropped]) {
      const { status } = await postFrom('127.9.6.2', '/api/contact/crashes', crash(mark));
      expect(status).toBe(204);
    }
    await waitUntil(
      () => linesWith(kept),
      (lines) => lines.length === 5,
    );
    expect(await linesWith(dropped)).toEqual([]);
  });

  test('is refused with a page that holds a query, or more text than is kept', async () => {
    for (const change of [{ page: '/login?next=x' }, { message: 'x'.repeat(301) }]) {
      const body = { ...crash('none'), ...change };
      expect((await postFrom('127.9.6.3', '/api/contact/crashes', body)).status).toBe(422);
    }
  });
});
