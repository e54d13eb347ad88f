import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { BackupPlan, BackupPlanRule, BackupResource, BackupVault } from 'aws-cdk-lib/aws-backup';
import { Schedule } from 'aws-cdk-lib/aws-events';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { excuse } from './excuse.ts';

/** A week in which nobody can remove a copy, and a day more to notice. Each is whole, and paid for. */
const keptFor = Duration.days(8);

const managed = ['ForBackup', 'ForRestores'].map((which) => `AWSBackupServiceRolePolicy${which}`);

/**
 * A copy of each table a night, in a vault of its own. Recovery to a point in time goes with the table that it is of:
 * the vault is for the day on which somebody deletes that, and nobody can empty it before a week is over.
 */
export function addBackups(scope: Construct, tableArns: readonly string[]): void {
  const backupVault = new BackupVault(scope, 'BackupVault', {
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    lockConfiguration: { minRetention: Duration.days(7), maxRetention: Duration.days(30) },
  });
  const rule = new BackupPlanRule({
    backupVault,
    ruleName: 'nightly',
    scheduleExpression: Schedule.cron({ hour: '7', minute: '0' }),
    startWindow: Duration.hours(1),
    completionWindow: Duration.hours(6),
    deleteAfter: keptFor,
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
  excuse(role, Object.fromEntries(findings.map((finding) => [finding, reason])));
}
