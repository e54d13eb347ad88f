import { type Slice, slices } from '@menuleaf/shared/contracts/slices.ts';
import { allAtOnceParameter } from '../stacks/functions/deploy-gradually.ts';
import { definitionOf } from '../stacks/slices.ts';

type Command = [program: string, ...args: string[]];

const cdk = (stage: string, ...args: string[]): Command => [
  'cdk',
  'deploy',
  ...args,
  '--context',
  `stage=${stage}`,
  // Else `--at-once` would hold for later deployments too.
  '--no-previous-parameters',
];

/** How a deployment differs from one by a pipeline's rules. */
type How = { isBuilt?: boolean; isAtOnce?: boolean };

/** Has services take all calls at once, whatever their alarms say: for what mends a failing one. */
const allAtOnceArgs = (stage: string, of: readonly Slice[], { isAtOnce = false }: How) =>
  isAtOnce
    ? of.flatMap((slice) => [
        '--parameters',
        `Menuleaf-${stage}-${slice}-Service:${allAtOnceParameter}=yes`,
      ])
    : [];

/** Commands that deploy only one slice's two stacks. Builds them first, unless built elsewhere. */
export function sliceCommands(slice: Slice, stage: string, how: How = {}): Command[] {
  const stacks = ['Service', 'Frontend'].map((kind) => `Menuleaf-${stage}-${slice}-${kind}`);
  const builds: Command[] = [
    ['npm', 'run', 'build', '-w', `services/${slice}`],
    ['npm', 'run', 'build', '-w', `frontends/${definitionOf(slice).frontend}`],
  ];
  const parameters = allAtOnceArgs(stage, [slice], how);
  const only = ['--exclusively', '--context', `only=${slice}`];
  const deploys = cdk(stage, ...stacks, ...only, ...parameters);
  return how.isBuilt ? [deploys] : [...builds, deploys];
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
export const allCommands = (stage: string, isFirst: boolean, how: How = {}): Command[] => [
  ['npm', 'run', 'build'],
  ...(isFirst
    ? [
        cdk(stage, '--all', '--context', 'first=true'),
        cdk(stage, `Menuleaf-${stage}-Foundation`, '--exclusively'),
      ]
    : [cdk(stage, '--all', ...allAtOnceArgs(stage, slices, how))]),
];
