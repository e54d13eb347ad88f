import { foundationVersion } from '../stacks/foundation.ts';
import type { Stage } from '../stacks/stage.ts';
import type { DeployedFoundation } from './deployed-foundation.ts';

type Wanted = {
  stage: Pick<Stage, 'name' | 'publicUrl'>;
  /** Whether to deploy only one slice, next to an unchanged foundation. */
  isSliceAlone: boolean;
  /** Whether a domain change is intended. */
  movesDomain: boolean;
  /** Where the environment or its profile deploys. */
  region: string;
};

/** CloudFront takes its certificate and firewall from there, and reports there alone. */
const onlyRegion = 'us-east-1';

/** Why this working tree must not be deployed now; undefined if it may be. */
export function deploymentBlocker(
  { stage, isSliceAlone, movesDomain, region }: Wanted,
  { version, publicUrl }: DeployedFoundation,
  own = foundationVersion,
): string | undefined {
  if (region !== onlyRegion) {
    return `Stages stand in ${onlyRegion} alone, and this would deploy to ${region}: export AWS_REGION=${onlyRegion}`;
  }
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
