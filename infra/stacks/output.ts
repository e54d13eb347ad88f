import { CfnOutput } from 'aws-cdk-lib';
import type { Construct } from 'constructs';

/** What a deployment tells who runs it, by exactly this name. */
export function output(scope: Construct, name: string, value: string): void {
  new CfnOutput(scope, `output-${name}`, { value }).overrideLogicalId(name);
}
