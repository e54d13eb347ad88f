import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { BackupPlan, BackupPlanRule, BackupResource, BackupVault } from 'aws-cdk-lib/aws-backup';
import { Schedule } from 'aws-cdk-lib/aws-events';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { suppressRules } from './suppress-rules.ts';

/**
 * Enough time to notice over a weekend, during which nobody can delete a copy. Each is a full, paid copy. Older losses
 * are covered by point-in-time recovery, and DynamoDB keeps a copy of a deleted table.
 */
const retention = Duration.days(4);

const managed = ['ForBackup', 'ForRestores'].map((which) => `AWSBackupServiceRolePolicy${which}`);

/**
 * A nightly copy of each table in a separate vault. Point-in-time recovery is lost with its table: the vault is for a
 * deleted table, and is locked until each copy's retention ends.
 */
export function addBackups(scope: Construct, tableArns: readonly string[]): void {
  const backupVault = new BackupVault(scope, 'BackupVault', {
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    lockConfiguration: { minRetention: retention, maxRetention: Duration.days(30) },
  });
  const rule = new BackupPlanRule({
    backupVault,
    ruleName: 'nightly',
    scheduleExpression: Schedule.cron({ hour: '7', minute: '0' }),
    startWindow: Duration.hours(1),
    completionWindow: Duration.hours(6),
    deleteAfter: retention,
  });
  const plan = new BackupPlan(scope, 'BackupPlan', { backupVault, backupPlanRules: [rule] });
  const role = new Role(scope, 'BackupRole', {
    assumedBy: new ServicePrincipal('backup.amazonaws.com'),
  });
  plan.addSelection('tables', {
    role,
    resources: tableArns.map((arn) => BackupResource.fromArn(arn)),
    allowRestores: true,
  });
  const reason = 'AWS Backup takes its own policies: to copy tables into the vault and out of it.';
  const findings = managed.map(
    (name) =>
      `AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/${name}]`,
  );
  suppressRules(role, Object.fromEntries(findings.map((finding) => [finding, reason])));
}
