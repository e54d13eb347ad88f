import { expect, test } from '@jest/globals';
import { allCommands } from './deploy-commands.ts';

test('a first deployment protects the tables only once all is there: what is rolled back goes', () => {
  const [build, everything, foundation, ...others] = allCommands('prod', true).map((it) =>
    it.join(' '),
  );
  expect([build, others]).toEqual(['npm run build', []]);
  expect(everything).toContain('--all --context first=true');
  expect(foundation).toMatch(/Menuleaf-prod-Foundation --exclusively --context stage=prod$/);
  expect(allCommands('prod', false)).toHaveLength(2);
});
