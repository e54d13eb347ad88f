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

/** What builds one slice and deploys its two stacks, and nothing else. */
export function sliceCommands(slice: Slice, stage: string): Command[] {
  const stacks = ['Service', 'Frontend'].map((kind) => `Menuleaf-${stage}-${slice}-${kind}`);
  return [
    ['npm', 'run', 'build', '-w', `services/${slice}`],
    ['npm', 'run', 'build', '-w', `frontends/${definitionOf(slice).frontend}`],
    cdk(stage, ...stacks, '--exclusively', '--context', `slice=${slice}`),
  ];
}

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
