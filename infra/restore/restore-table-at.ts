import { setTimeout as wait } from 'node:timers/promises';
import {
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  type DynamoDBClient,
  ResourceNotFoundException,
  RestoreTableToPointInTimeCommand,
  type TableDescription,
  UpdateContinuousBackupsCommand,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import { recoveryDays } from '../stacks/tables.ts';

/** Polling interval in milliseconds for a new table. */
const lookEvery = 15_000;

export type Wanted = {
  source: string;
  moment: Date;
  /** Whether functions read its stream: that of the product's table alone. */
  isRead: boolean;
  /** Whether rows of it expire: all but passwords. */
  expires: boolean;
};

/** Derived from source and moment: an interrupted command resumes its own restore. */
export const nameAt = (source: string, moment: Date) =>
  `${source.replace(/-at-\d{14}$/, '')}-at-${moment.toISOString().replaceAll(/\D/g, '').slice(0, 14)}`;

async function describe(client: DynamoDBClient, TableName: string) {
  try {
    return (await client.send(new DescribeTableCommand({ TableName }))).Table;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined;
    throw error;
  }
}

/** Waits until a table is active; minutes to hours, by size. */
async function whenActive(client: DynamoDBClient, name: string): Promise<TableDescription> {
  for (;;) {
    const table = await describe(client, name);
    if (table?.TableStatus === 'ACTIVE') return table;
    await wait(lookEvery);
  }
}

async function letFunctionsRead(client: DynamoDBClient, TableName: string): Promise<void> {
  const { StreamSpecification: stream } = await whenActive(client, TableName);
  if (stream?.StreamEnabled !== true) {
    const StreamSpecification = {
      StreamEnabled: true,
      StreamViewType: 'NEW_AND_OLD_IMAGES',
    } as const;
    await client.send(new UpdateTableCommand({ TableName, StreamSpecification }));
    await whenActive(client, TableName);
  }
}

/** DynamoDB rejects enabling it twice. */
async function letRowsExpire(client: DynamoDBClient, TableName: string): Promise<void> {
  const { TimeToLiveDescription: now } = await client.send(
    new DescribeTimeToLiveCommand({ TableName }),
  );
  if (now?.AttributeName !== undefined) return;
  const TimeToLiveSpecification = { AttributeName: 'expires_at', Enabled: true };
  await client.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification }));
}

/** What a restore leaves out: stream, expiry, recovery and protection (docs.aws.amazon.com/amazondynamodb/latest/developerguide/PointInTimeRecovery.html). */
async function complete(
  client: DynamoDBClient,
  TableName: string,
  { isRead, expires }: Pick<Wanted, 'isRead' | 'expires'>,
): Promise<void> {
  const made = await whenActive(client, TableName);
  if (isRead) await letFunctionsRead(client, TableName);
  if (expires) await letRowsExpire(client, TableName);
  const PointInTimeRecoverySpecification = {
    PointInTimeRecoveryEnabled: true,
    RecoveryPeriodInDays: recoveryDays,
  };
  await client.send(
    new UpdateContinuousBackupsCommand({ TableName, PointInTimeRecoverySpecification }),
  );
  if (made.DeletionProtectionEnabled !== true)
    await client.send(new UpdateTableCommand({ TableName, DeletionProtectionEnabled: true }));
}

/**
 * A table as of a moment, next to its source, with all the settings a stage needs. Resumes an interrupted run. Returns
 * its name and stream.
 */
export async function restoreTableAt(
  client: DynamoDBClient,
  { source, moment, ...how }: Wanted,
): Promise<{ name: string; stream: string | undefined }> {
  const name = nameAt(source, moment);
  if (!(await describe(client, name)))
    await client.send(
      new RestoreTableToPointInTimeCommand({
        SourceTableName: source,
        TargetTableName: name,
        RestoreDateTime: moment,
        // Nothing would adjust what it may do in a second: that is of the stack's own table.
        BillingModeOverride: 'PAY_PER_REQUEST',
      }),
    );
  await complete(client, name, how);
  return { name, stream: (await whenActive(client, name)).LatestStreamArn };
}
