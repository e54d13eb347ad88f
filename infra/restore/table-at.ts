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

/** Milliseconds between two looks at a table that is being made. */
const lookEvery = 15_000;

export type Wanted = {
  source: string;
  moment: Date;
  /** Whether functions read its stream: that of the product's table alone. */
  isRead: boolean;
  /** Whether rows of it expire: all but passwords. */
  expires: boolean;
};

/** Told from the source and the moment: the command may be broken off, and goes on with what it began. */
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

/** Waits until a table can be used; minutes to hours, by its size. */
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

/** DynamoDB refuses to begin what it does already. */
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
 * A table as it was at a moment, beside the one that it is taken from, with all that a stage needs of one. Run again, it
 * goes on where it was broken off. Returns its name, and where its changes are read.
 */
export async function tableAt(
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
