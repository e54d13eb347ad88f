import { roles } from '@menuleaf/shared/contracts/operation.ts';
import { allowed, isLast, isRoleRefusal, openAccounts, tried } from './calls-by-role.ts';

beforeAll(openAccounts);

describe.each(roles.map((role) => [role]))('%s', (role) => {
  test('is not refused what its role may do', async () => {
    const wrong: string[] = [];
    const ordered = allowed(role).toSorted(
      (a, b) => Number(isLast(a.call)) - Number(isLast(b.call)),
    );
    for (const { name, call } of ordered) {
      const answer = await tried(role, call);
      if (isRoleRefusal(answer) || answer.status === 401) {
        wrong.push(`${name}: ${JSON.stringify(answer)}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});
