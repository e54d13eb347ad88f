import { stageParameters } from './stage-parameters.ts';

/** What is deployed on AWS; `version` is undefined before a stage's first deployment. */
export type DeployedFoundation = { version: number | undefined; publicUrl: string | undefined };

/** Reads a stage's foundation parameters. */
export async function readDeployedFoundation(
  stage: string,
  read = stageParameters,
): Promise<DeployedFoundation> {
  const values = await read(stage, ['foundation-version', 'public-url']);
  const version = values.get('foundation-version');
  return {
    version: version === undefined ? undefined : Number(version),
    publicUrl: values.get('public-url'),
  };
}

export async function readTableName(stage: string): Promise<string> {
  const table = (await stageParameters(stage, ['table-name'])).get('table-name');
  if (table === undefined) throw new Error(`Stage ${stage} has no table yet`);
  return table;
}
