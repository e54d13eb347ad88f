import { type Slice, slices } from '@menuleaf/shared/contracts/slices.ts';
import { keptBuilds, remotePrefix } from '../stacks/remote-files.ts';
import type { DeployerName } from '../stacks/deployed-by.ts';
import { definitionOf } from '../stacks/slices.ts';

/** Who deploys by a pipeline of its own: each slice, and the platform that all stand on. */
export type Deployer = {
  name: DeployerName;
  /** In .github/workflows: the one that begins it, `*` for any, and the one that its jobs are written in. */
  workflow: string;
  jobs: string;
  /** What its stacks are called behind the stage. */
  stacks: readonly string[];
  /** Where its front end lies in the bucket of remotes, and where builds of it are kept. */
  prefixes: readonly string[];
};

const ofSlice = (slice: Slice): Deployer => {
  const { frontend } = definitionOf(slice);
  return {
    name: slice,
    workflow: `${slice}.yml`,
    jobs: 'deploy-slice.yml',
    stacks: [`${slice}-Service`, `${slice}-Frontend`],
    prefixes: [remotePrefix(frontend), keptBuilds(frontend)],
  };
};

/** What stands below the slices, and is deployed before them. */
const platform: Deployer = {
  name: 'platform',
  workflow: '*',
  jobs: 'deploy-platform.yml',
  stacks: ['Foundation', 'Events', 'Edge'],
  prefixes: [],
};

/** All of them. What a slice says of itself is read then, and not where one is deployed without the others. */
export const deployers = (): readonly Deployer[] => [platform, ...slices.map(ofSlice)];
