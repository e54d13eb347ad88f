import { type IAspect, CfnResource } from 'aws-cdk-lib';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { IConstruct } from 'constructs';
import * as z from 'zod';
import { removalPolicyOf, type Stage } from '../stage.ts';

const logging = z.object({ loggingConfig: z.object({ logGroup: z.string() }) });

/**
 * Gives CDK's own functions, such as the one for bucket notifications, a log with retention: Lambda would create one
 * that never expires.
 */
export const logsExpire = (stage: Stage): IAspect => ({
  visit(node: IConstruct) {
    if (!CfnResource.isCfnResource(node) || node.cfnResourceType !== 'AWS::Lambda::Function')
      return;
    if (logging.safeParse(node).success) return;
    const { logGroupName } = new LogGroup(node, 'expiring-log', {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: removalPolicyOf(stage),
    });
    node.addPropertyOverride('LoggingConfig', { LogGroup: logGroupName });
  },
});
