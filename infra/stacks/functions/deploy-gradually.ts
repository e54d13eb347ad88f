import { CfnCondition, CfnParameter, Fn } from 'aws-cdk-lib';
import type { Alarm } from 'aws-cdk-lib/aws-cloudwatch';
import {
  CfnDeploymentGroup,
  LambdaDeploymentConfig,
  LambdaDeploymentGroup,
} from 'aws-cdk-lib/aws-codedeploy';
import type { Alias } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { suppressRules } from '../suppress-rules.ts';

/** The template's parameter by which a deployment takes all calls at once, whatever the alarms say. */
export const allAtOnceParameter = 'AtOnce';

/**
 * A canary gets 10 % of calls for ten minutes, twice an alarm's window. If an alarm goes off, the previous version
 * takes all calls again within seconds, and the deployment fails. One that is on already stops a deployment too, so what
 * mends a failing service, as a former release does, is deployed at once:
 * docs.aws.amazon.com/codedeploy/latest/userguide/monitoring-create-alarms.html
 */
export function deployGradually(scope: Construct, alias: Alias, alarms: Alarm[]): void {
  const group = new LambdaDeploymentGroup(scope, 'gradually', {
    alias,
    alarms,
    deploymentConfig: LambdaDeploymentConfig.CANARY_10PERCENT_10MINUTES,
  });
  const parameter = new CfnParameter(scope, allAtOnceParameter, {
    allowedValues: ['no', 'yes'],
    default: 'no',
  });
  const { logicalId: isAtOnce } = new CfnCondition(scope, `Is${allAtOnceParameter}`, {
    expression: Fn.conditionEquals(parameter.valueAsString, 'yes'),
  });
  const { ALL_AT_ONCE, CANARY_10PERCENT_10MINUTES } = LambdaDeploymentConfig;
  if (group.node.defaultChild instanceof CfnDeploymentGroup) {
    const [all, some] = [ALL_AT_ONCE, CANARY_10PERCENT_10MINUTES].map(
      (it) => it.deploymentConfigName,
    );
    group.node.defaultChild.deploymentConfigName = Fn.conditionIf(isAtOnce, all, some).toString();
    const enabled = Fn.conditionIf(isAtOnce, false, true);
    group.node.defaultChild.addPropertyOverride('AlarmConfiguration.Enabled', enabled);
  }
  const policy =
    'arn:<AWS::Partition>:iam::aws:policy/service-role/AWSCodeDeployRoleForLambdaLimited';
  if (group.role)
    suppressRules(group.role, {
      [`AwsSolutions-IAM4[Policy::${policy}]`]:
        'CDK gives CodeDeploy its own policy: it may move aliases and read alarms.',
    });
}
