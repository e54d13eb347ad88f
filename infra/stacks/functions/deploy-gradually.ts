import type { Alarm } from 'aws-cdk-lib/aws-cloudwatch';
import { LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy';
import type { Alias } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { suppressRules } from '../suppress-rules.ts';

/**
 * A canary gets 10 % of calls for ten minutes, twice an alarm's window. If an alarm goes off, the previous version
 * takes all calls again within seconds, and the deployment fails.
 */
export function deployGradually(scope: Construct, alias: Alias, alarms: Alarm[]): void {
  const group = new LambdaDeploymentGroup(scope, 'gradually', {
    alias,
    alarms,
    deploymentConfig: LambdaDeploymentConfig.CANARY_10PERCENT_10MINUTES,
  });
  const policy =
    'arn:<AWS::Partition>:iam::aws:policy/service-role/AWSCodeDeployRoleForLambdaLimited';
  if (group.role)
    suppressRules(group.role, {
      [`AwsSolutions-IAM4[Policy::${policy}]`]:
        'CDK gives CodeDeploy its own policy: it may move aliases and read alarms.',
    });
}
