import { deepStrictEqual } from 'node:assert/strict';
import { array, asyncProperty, check, constantFrom, nat, record } from 'fast-check';
import { changes } from '@menuleaf/billing-service/provider/model-provider.ts';
import { deliver } from '@menuleaf/billing-service/webhook-ordering.ts';
import { isolatedTable } from '@menuleaf/shared/testing/isolated-table.ts';
import type { Suite } from './suite.ts';

const history = nat(1).chain((fewestCopies) => {
  // If nothing is lost, no schedule masks webhook errors.
  const copies = array(nat(12), { minLength: fewestCopies, maxLength: 3 });
  const step = record({ change: constantFrom(...changes), afterMs: nat(3), copies });
  return array(step, { minLength: 4, maxLength: 16 });
});

export const webhooks: Suite = {
  tries: { few: 30, many: 10_000 },
  attack: (tries) =>
    check(
      asyncProperty(history, async (steps) => {
        const first = { change: 'pay', afterMs: 0, copies: [1] } as const;
        const { stored, truth } = await deliver(
          [{ ...first, copies: [...first.copies] }, ...steps],
          isolatedTable(),
        );
        deepStrictEqual(stored, truth);
      }),
      tries,
    ),
};
