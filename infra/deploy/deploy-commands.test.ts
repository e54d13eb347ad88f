import { allCommands, sliceCommands } from './deploy-commands.ts';

test('a first deployment protects the tables only once all is there: what is rolled back goes', () => {
  const [build, everything, foundation, ...others] = allCommands('prod', true).map((it) =>
    it.join(' '),
  );
  expect([build, others]).toEqual(['npm run build', []]);
  expect(everything).toContain('--all --context first=true');
  expect(foundation).toMatch(
    /Menuleaf-prod-Foundation --exclusively --context stage=prod --no-previous-parameters$/,
  );
  expect(allCommands('prod', false)).toHaveLength(2);
});

test('what mends a failing service is deployed at once, and the next deployment is gradual again', () => {
  const [mend = [], next = []] = [true, false].map((isAtOnce) =>
    sliceCommands('billing', 'prod', { isBuilt: true, isAtOnce }).flat(),
  );
  expect(mend).toContain('Menuleaf-prod-billing-Service:AtOnce=yes');
  expect(next.join(' ')).not.toContain('AtOnce');
  expect(next).toContain('--no-previous-parameters');
});
