import { argon2id } from 'hash-wasm';

/** `memory` in KiB, `length` of the output in bytes. */
export type Argon2Cost = { memory: number; passes: number; parallelism: number; length: number };

/** Argon2id of a password, by the WebAssembly library. */
export const argon2ByWasm = async (password: string, salt: Buffer, cost: Argon2Cost) =>
  Buffer.from(
    await argon2id({
      password,
      salt,
      memorySize: cost.memory,
      iterations: cost.passes,
      parallelism: cost.parallelism,
      hashLength: cost.length,
      outputType: 'binary',
    }),
  );
