import { argon2id, argon2Verify } from 'hash-wasm';
import { randomBytes } from 'node:crypto';

/** OWASP Password Storage Cheat Sheet, Argon2id: 19 MiB, 2 passes, 1 lane. */
const parameters = { memorySize: 19_456, iterations: 2, parallelism: 1, hashLength: 32 };

/** The hash in PHC form, salt and parameters inside. */
export const hashPassword = (password: string): Promise<string> =>
  argon2id({ ...parameters, password, salt: randomBytes(16), outputType: 'encoded' });

/** The hash of a password that nobody knows, made with the parameters above. */
const nobody =
  '$argon2id$v=19$m=19456,t=2,p=1$hPpdzrYdmpVw95xw7Y7twQ$7cifXsFN9gnCxz6LmKUIAmZnMQ1FOsOow6wUqPjkTJM';

/**
 * Whether the password is right. With no account (undefined) it takes the same time and answers no,
 * so that the time does not tell whether there is one.
 */
export async function checkPassword(password: string, hash: string | undefined): Promise<boolean> {
  const right = await argon2Verify({ password, hash: hash ?? nobody });
  return right && hash !== undefined;
}
