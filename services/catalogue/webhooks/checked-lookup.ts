import { lookup } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { callbackify } from 'node:util';

type Found = { address: string; family: number };
export type Resolve = (hostname: string) => Promise<readonly Found[]>;

export const resolveByDns: Resolve = (hostname) => lookup(hostname, { all: true });

/** A hostname with an address that is not allowed. */
export class ForbiddenAddress extends Error {
  override readonly name = 'ForbiddenAddress';
}

/**
 * Resolves a name once, rejects it if any address is not allowed, and connects only to those checked addresses: no
 * second lookup, so no DNS rebinding.
 */
export function checkedLookup(
  isAllowed: (address: string) => boolean,
  resolve: Resolve,
): LookupFunction {
  const find = callbackify(async (hostname: string): Promise<[Found, ...Found[]]> => {
    const [first, ...others] = await resolve(hostname);
    if (!first || ![first, ...others].every(({ address }) => isAllowed(address))) {
      throw new ForbiddenAddress(`${hostname} leads to no public address`);
    }
    return [first, ...others];
  });
  return (hostname, options, callback) => {
    find(hostname, (error, found) => {
      if (error) callback(error, '', 0);
      else if (options.all) callback(null, found);
      else callback(null, found[0].address, found[0].family);
    });
  };
}
