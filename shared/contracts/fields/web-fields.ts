import * as z from '@menuleaf/shared/contracts/schema.ts';
import { blankIsNull } from './fields.ts';
import { completeProfile, type NetworkField, networkName } from './profile-address.ts';
import { completeAddress } from './web-address.ts';
import { writtenLine } from './written-text.ts';

/** Maximum length. */
const addressLimit = 2000;

/** Text normalized by `complete`, refused if that returns undefined. */
const completed = (complete: (typed: string) => string | undefined, problem: string) =>
  z.pipe(
    z.nullable(
      z.pipe(
        writtenLine(addressLimit),
        z.transform((typed, context) => {
          const full = typed === '' ? '' : complete(typed);
          if (full !== undefined && full.length <= addressLimit) return full;
          context.issues.push({ code: 'custom', message: problem, input: typed });
          return z.NEVER;
        }),
      ),
    ),
    z.transform(blankIsNull),
  );

/** A web URL; a missing https:// is added. */
export const clearableUrl = completed(
  completeAddress,
  'Enter a web address, such as https://example.com',
);

/** A profile on a network: its URL or its name. */
export const clearableProfile = (field: NetworkField) =>
  completed(
    (typed) => completeProfile(field, typed),
    `Enter the address of your ${networkName(field)} profile, or its name such as @olive`,
  );
