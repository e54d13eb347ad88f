import { CfnOutput } from 'aws-cdk-lib';
import type { Construct } from 'constructs';

/** A stack output with exactly this name. */
export function output(scope: Construct, name: string, value: string): void {
  new CfnOutput(scope, `output-${name}`, { value }).overrideLogicalId(name);
}
