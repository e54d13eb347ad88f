import crypto from 'node:crypto';
import type { Argon2Cost } from './argon2-by-wasm.ts';

/** Requires Node 24.7 or newer, built with OpenSSL 3.2 or newer. */
const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_CRYPTO_ARGON2_NOT_SUPPORTED';

const byNode = (password: string, salt: Buffer, cost: Argon2Cost) =>
  new Promise<Buffer>((resolve, reject) => {
    const { memory, passes, parallelism, length: tagLength } = cost;
    const parameters = { message: password, nonce: salt, memory, passes, parallelism, tagLength };
    crypto.argon2('argon2id', parameters, (error, hash) => {
      if (error) reject(error);
      else resolve(hash);
    });
  });

const byWebAssembly = async (...work: [password: string, salt: Buffer, cost: Argon2Cost]) =>
  (await import('./argon2-by-wasm.ts')).argon2ByWasm(...work);

/** Argon2id of a password: Node's own, which is twice as fast and does not block the event loop, or the library's. */
export async function argon2(password: string, salt: Buffer, cost: Argon2Cost): Promise<Buffer> {
  if (!('argon2' in crypto)) return byWebAssembly(password, salt, cost);
  try {
    return await byNode(password, salt, cost);
  } catch (error) {
    if (isMissing(error)) return byWebAssembly(password, salt, cost);
    throw error;
  }
}
