import { roles } from '@menuleaf/shared/contracts/operation.ts';
import { allowed, isRoleRefusal, openAccounts, refused, tried } from './calls-by-role.ts';

beforeAll(openAccounts);

describe.each(roles.map((role) => [role]))('%s', (role) => {
  test('is refused by its role what needs another one', async () => {
    const wrong: string[] = [];
    for (const { name, call } of refused(role)) {
      const answer = await tried(role, call);
      if (!isRoleRefusal(answer)) wrong.push(`${name}: ${JSON.stringify(answer)}`);
    }
    expect(wrong).toEqual([]);
  });
});

test('each role has calls that it may make, and all but the owner some that it may not', () => {
  expect(roles.map((role) => [role, allowed(role).length > 10, refused(role).length > 0])).toEqual(
    roles.map((role) => [role, true, role !== 'owner']),
  );
});
