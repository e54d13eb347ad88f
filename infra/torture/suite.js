/** For people: how much was tried from which seed, and for a failure how to see it again. */
export function told(name, found) {
  const { failed, numRuns, seed, counterexample, counterexamplePath, errorInstance } = found;
  const tried = `${name}: ${numRuns} tries from seed ${seed}`;
  if (!failed) return `${tried}, nothing found`;
  const reason = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
  return [
    `${tried}, FOUND by the smallest case:`,
    JSON.stringify(counterexample),
    reason,
    `Again: npm run torture ${name} -- --seed ${seed} --path ${counterexamplePath}`,
  ].join('\n');
}
