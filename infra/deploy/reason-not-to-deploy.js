import { foundationVersion } from '../stacks/foundation.ts';
/** Why this working tree must not be deployed beside what is there; undefined where nothing stands against it. */
export function reasonNotToDeploy(
  { stage, isSliceAlone, movesDomain },
  { version, publicUrl },
  own = foundationVersion,
) {
  const all = `npm run deploy -- --stage ${stage.name}`;
  if (version === undefined) {
    return isSliceAlone ? `Stage ${stage.name} has no foundation yet: ${all} makes it` : undefined;
  }
  if (version > own) {
    return `The foundation of ${stage.name} is at version ${version}, this working tree at ${own}: update it first`;
  }
  if (isSliceAlone && version < own) {
    return `The foundation of ${stage.name} is at version ${version}, this working tree needs ${own}: ${all} brings it there`;
  }
  if (publicUrl !== stage.publicUrl && !(movesDomain && !isSliceAlone)) {
    return `${stage.name} answers at ${publicUrl}, but infra/stages/${stage.name}.json says ${stage.publicUrl}; ${all} --move-domain moves it`;
  }
  return undefined;
}
