import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { BackupPlan, BackupPlanRule, BackupResource, BackupVault } from 'aws-cdk-lib/aws-backup';
import { Schedule } from 'aws-cdk-lib/aws-events';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { excuse } from './excuse.ts';

/**
 * A weekend and a day to notice, in which nobody can remove a copy. Each is whole, and paid for. More is not needed: what
 * was lost before that, recovery to a point in time has, and DynamoDB keeps a copy of a table that somebody deletes.
 */
const keptFor = Duration.days(4);

const managed = ['ForBackup', 'ForRestores'].map((which) => `AWSBackupServiceRolePolicy${which}`);

/**
 * A copy of each table a night, in a vault of its own. Recovery to a point in time goes with the table that it is of:
 * the vault is for the day on which somebody deletes that, and nobody can empty it before each copy had its days.
 */
export function addBackups(scope: Construct, tableArns: readonly string[]): void {
  const backupVault = new BackupVault(scope, 'BackupVault', {
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    lockConfiguration: { minRetention: keptFor, maxRetention: Duration.days(30) },
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
