import { CfnOutput } from 'aws-cdk-lib';
/** What a deployment tells who runs it, by exactly this name. */
export function output(scope, name, value) {
  new CfnOutput(scope, `output-${name}`, { value }).overrideLogicalId(name);
}
