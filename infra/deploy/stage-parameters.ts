import { GetParametersCommand, SSMClient } from '@aws-sdk/client-ssm';
import { parameterName } from '../stacks/parameters.ts';

type Name = Parameters<typeof parameterName>[1];

/** Values of a stage's existing parameters, at most ten names, in the environment's account. */
export async function stageParameters(
  stage: string,
  names: readonly Name[],
): Promise<Map<Name, string>> {
  const { Parameters = [] } = await new SSMClient().send(
    new GetParametersCommand({ Names: names.map((name) => parameterName(stage, name)) }),
  );
  const values = new Map(Parameters.map(({ Name, Value }) => [Name, Value]));
  return new Map(
    names.flatMap((name) => {
      const value = values.get(parameterName(stage, name));
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** One of them. Throws if the stage lacks it. */
export async function stageParameter(stage: string, name: Name): Promise<string> {
  const value = (await stageParameters(stage, [name])).get(name);
  if (value === undefined) throw new Error(`Stage ${stage} has no ${name}: is it deployed?`);
  return value;
}
