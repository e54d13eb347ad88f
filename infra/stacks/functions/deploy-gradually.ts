import type { Alarm } from 'aws-cdk-lib/aws-cloudwatch';
import { LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy';
import type { Alias } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { excuse } from '../excuse.ts';

/**
 * A new version answers one call of ten for ten minutes, twice what an alarm looks back. Where one goes off, the version
 * before answers all of them again within seconds, and the deployment fails.
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
    excuse(group.role, {
      [`AwsSolutions-IAM4[Policy::${policy}]`]:
        'CDK gives CodeDeploy its own policy: it may move aliases and read alarms.',
    });
}
