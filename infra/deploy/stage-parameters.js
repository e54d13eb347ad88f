import { GetParametersCommand, SSMClient } from '@aws-sdk/client-ssm';
import { parameterName } from '../stacks/parameters.ts';
/** The values of those parameters of a stage that exist, of ten at most, in the account that the environment names. */
export async function stageParameters(stage, names) {
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
/** One of them. Refuses a stage that has none. */
export async function stageParameter(stage, name) {
  const value = (await stageParameters(stage, [name])).get(name);
  if (value === undefined) throw new Error(`Stage ${stage} has no ${name}: is it deployed?`);
  return value;
}
