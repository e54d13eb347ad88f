import { randomBytes, timingSafeEqual } from 'node:crypto';
import { argon2 } from './argon2.ts';

/** OWASP Password Storage Cheat Sheet, Argon2id: 19 MiB, 2 passes, 1 lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, length: 32 };

const unpadded = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');

/** The PHC string, with salt and parameters. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const { memory, passes, parallelism } = cost;
  const hash = unpadded(await argon2(password, salt, cost));
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${hash}`;
}

/** The hash of an unknown password, with the parameters above. */
const nobody =
  '$argon2id$v=19$m=19456,t=2,p=1$hPpdzrYdmpVw95xw7Y7twQ$7cifXsFN9gnCxz6LmKUIAmZnMQ1FOsOow6wUqPjkTJM';

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/** Whether a password matches a hash, using the hash's own parameters. */
async function matches(password: string, hash: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', stored = ''] = phc.exec(hash) ?? [];
  if (stored === '') throw new Error('A stored password hash is not in the PHC form of Argon2id');
  const expected = Buffer.from(stored, 'base64');
  const found = await argon2(password, Buffer.from(salt, 'base64'), {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    length: expected.length,
  });
  return timingSafeEqual(found, expected);
}

/**
 * Whether the password is correct. Without an account (undefined) it returns false in the same time, so that timing
 * does not reveal accounts.
 */
export async function checkPassword(password: string, hash: string | undefined): Promise<boolean> {
  const right = await matches(password, hash ?? nobody);
  return right && hash !== undefined;
}
