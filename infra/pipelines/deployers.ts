import { type Slice, slices } from '@menuleaf/shared/contracts/slices.ts';
import { retainedBuilds, remotePrefix } from '../stacks/remote-files.ts';
import type { DeployerName } from '../stacks/deployed-by.ts';
import { definitionOf } from '../stacks/slices.ts';

/** Has its own pipeline: each slice, and the shared platform. */
export type Deployer = {
  name: DeployerName;
  /** In .github/workflows: the calling workflow, `*` for any, and the one that defines the jobs. */
  workflow: string;
  jobs: string;
  /** Its stack names, after the stage. */
  stacks: readonly string[];
  /** The front end's prefixes in the remotes bucket: served files, and kept builds. */
  prefixes: readonly string[];
};

const ofSlice = (slice: Slice): Deployer => {
  const { frontend } = definitionOf(slice);
  return {
    name: slice,
    workflow: `${slice}.yml`,
    jobs: 'deploy-slice.yml',
    stacks: [`${slice}-Service`, `${slice}-Frontend`],
    prefixes: [remotePrefix(frontend), retainedBuilds(frontend)],
  };
};

/** Everything below the slices, deployed before them. */
const platform: Deployer = {
  name: 'platform',
  workflow: '*',
  jobs: 'deploy-platform.yml',
  stacks: ['Foundation', 'Events', 'Edge'],
  prefixes: [],
};

/** All deployers. Slice definitions are read only then, not when one is deployed alone. */
export const deployers = (): readonly Deployer[] => [platform, ...slices.map(ofSlice)];
