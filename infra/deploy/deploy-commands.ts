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

/** What deploys the two stacks of one slice, and nothing else. Builds them first, unless that was done elsewhere. */
export function sliceCommands(slice: Slice, stage: string, isBuilt = false): Command[] {
  const stacks = ['Service', 'Frontend'].map((kind) => `Menuleaf-${stage}-${slice}-${kind}`);
  const builds: Command[] = [
    ['npm', 'run', 'build', '-w', `services/${slice}`],
    ['npm', 'run', 'build', '-w', `frontends/${definitionOf(slice).frontend}`],
  ];
  const deploys = cdk(stage, ...stacks, '--exclusively', '--context', `only=${slice}`);
  return isBuilt ? [deploys] : [...builds, deploys];
}

/** What deploys the stacks that all slices stand on. */
export const platformCommands = (stage: string): Command[] => {
  const stacks = ['Foundation', 'Events', 'Edge'].map((name) => `Menuleaf-${stage}-${name}`);
  return [cdk(stage, ...stacks, '--exclusively', '--context', 'only=platform')];
};

/**
 * What builds everything and deploys all stacks of a stage. The first time tables are protected from deletion only once
 * all is there: a deployment that is rolled back takes them along, and can be repeated.
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
