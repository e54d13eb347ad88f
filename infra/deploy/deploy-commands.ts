import type { Slice } from '@menuleaf/shared/contracts/slices.ts';
import { definitionOf } from '../stacks/slices.ts';

type Command = [program: string, ...args: string[]];

const cdk = (stage: string, ...args: string[]): Command => [
  'cdk',
  'deploy',
  ...args,
  '--context',
  `stage=${stage}`,
];

/** Commands that deploy only one slice's two stacks. Builds them first, unless built elsewhere. */
export function sliceCommands(slice: Slice, stage: string, isBuilt = false): Command[] {
  const stacks = ['Service', 'Frontend'].map((kind) => `Menuleaf-${stage}-${slice}-${kind}`);
  const builds: Command[] = [
    ['npm', 'run', 'build', '-w', `services/${slice}`],
    ['npm', 'run', 'build', '-w', `frontends/${definitionOf(slice).frontend}`],
  ];
  const deploys = cdk(stage, ...stacks, '--exclusively', '--context', `only=${slice}`);
  return isBuilt ? [deploys] : [...builds, deploys];
}

/** Deploys the stacks that all slices share. */
export const platformCommands = (stage: string): Command[] => {
  const stacks = ['Foundation', 'Events', 'Edge'].map((name) => `Menuleaf-${stage}-${name}`);
  return [cdk(stage, ...stacks, '--exclusively', '--context', 'only=platform')];
};

/**
 * Commands that build everything and deploy all stacks of a stage. On the first deployment, deletion protection is
 * enabled only at the end: until then a rollback removes the tables, so it can be repeated.
 */
export const allCommands = (stage: string, isFirst: boolean): Command[] => [
  ['npm', 'run', 'build'],
  ...(isFirst
    ? [
        cdk(stage, '--all', '--context', 'first=true'),
        cdk(stage, `Menuleaf-${stage}-Foundation`, '--exclusively'),
      ]
    : [cdk(stage, '--all')]),
];
