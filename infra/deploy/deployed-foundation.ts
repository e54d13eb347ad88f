import { GetParametersCommand, type Parameter, SSMClient } from '@aws-sdk/client-ssm';
import { parameterName } from '../stacks/parameters.ts';

/** What is on AWS already; `version` is undefined before the first deployment of the stage. */
export type DeployedFoundation = { version: number | undefined; publicUrl: string | undefined };

/** Those of the names that exist, in the account and region that the environment names. */
async function readParameters(names: string[]): Promise<Parameter[]> {
  const { Parameters = [] } = await new SSMClient().send(
    new GetParametersCommand({ Names: names }),
  );
  return Parameters;
}

/** Reads what the foundation of a stage tells of itself. */
export async function readDeployedFoundation(
  stage: string,
  read: (names: string[]) => Promise<readonly Parameter[]> = readParameters,
): Promise<DeployedFoundation> {
  const names = {
    version: parameterName(stage, 'foundation-version'),
    publicUrl: parameterName(stage, 'public-url'),
  };
  const found = await read(Object.values(names));
  const valueOf = (name: string) => found.find(({ Name }) => Name === name)?.Value;
  const version = valueOf(names.version);
  return {
    version: version === undefined ? undefined : Number(version),
    publicUrl: valueOf(names.publicUrl),
  };
}

/** The name of a stage's table. */
export async function readTableName(stage: string, read = readParameters): Promise<string> {
  const [found] = await read([parameterName(stage, 'table-name')]);
  if (!found?.Value) throw new Error(`Stage ${stage} has no table yet`);
  return found.Value;
}
