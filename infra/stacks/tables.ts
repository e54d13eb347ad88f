import { Stack } from 'aws-cdk-lib';
import {
  AttributeType,
  Billing,
  Capacity,
  type ITableV2,
  StreamViewType,
  TableClass,
  type TablePropsV2,
  TableV2,
} from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import { type CapacityRange, removalPolicyOf, type Stage, type TableCapacity } from './stage.ts';

/** The privacy policy says that deleted data is in no backup after 30 days. */
export const recoveryDays = 29;

/** Percent of what is provided that is used, by which AWS adds and takes away: what it advises. */
const targetUtilizationPercent = 70;

const following = ({ least: minCapacity, most: maxCapacity }: CapacityRange) =>
  Capacity.autoscaled({ minCapacity, maxCapacity, targetUtilizationPercent });

/** As the stage says; on demand where it says nothing. */
const billingOf = (capacity: TableCapacity | undefined): Pick<TablePropsV2, 'billing'> =>
  capacity
    ? {
        billing: Billing.provisioned({
          readCapacity: following(capacity.reads),
          writeCapacity: following(capacity.writes),
        }),
      }
    : {};

/** A table in use, created by the stack or by a restore. */
type InUse = { table: ITableV2; name: string; arn: string; streamArn?: string | undefined };

function made(scope: Construct, id: string, stage: Stage, props: Partial<TablePropsV2>): InUse {
  const table = new TableV2(scope, id, {
    partitionKey: { name: 'pk', type: AttributeType.STRING },
    sortKey: { name: 'sk', type: AttributeType.STRING },
    pointInTimeRecoverySpecification: {
      pointInTimeRecoveryEnabled: true,
      recoveryPeriodInDays: recoveryDays,
    },
    removalPolicy: removalPolicyOf(stage),
    deletionProtection: stage.protectsTables,
    ...props,
  });
  return { table, name: table.tableName, arn: table.tableArn, streamArn: table.tableStreamArn };
}

/** A table restored next to the stack's own, which is unchanged. */
function restored(scope: Construct, id: string, name: string, stream?: string): InUse {
  const { partition, region, account } = Stack.of(scope);
  const arn = `arn:${partition}:dynamodb:${region}:${account}:table/${name}`;
  const tableStreamArn = stream === undefined ? {} : { tableStreamArn: stream };
  const table = TableV2.fromTableAttributes(scope, id, { tableArn: arn, ...tableStreamArn });
  return { table, name, arn, streamArn: stream };
}

/** The tables in use: the stack's own, or restored ones that replace them. */
export function tablesOf(
  scope: Construct,
  stage: Stage,
): Record<'table' | 'passwords' | 'history', InUse> {
  const own = {
    table: made(scope, 'Table', stage, {
      dynamoStream: StreamViewType.NEW_AND_OLD_IMAGES,
      timeToLiveAttribute: 'expires_at',
      ...billingOf(stage.tableCapacity?.table),
    }),
    // Separate, since a stream's readers see everything written to its table. This one has no stream.
    passwords: made(scope, 'Passwords', stage, {}),
    // Apart, since it is most of what is kept and seldom read: here that costs a third.
    history: made(scope, 'History', stage, {
      timeToLiveAttribute: 'expires_at',
      tableClass: TableClass.STANDARD_INFREQUENT_ACCESS,
      ...billingOf(stage.tableCapacity?.history),
    }),
  };
  if (!stage.tables) return own;
  const { table, stream, passwords, history } = stage.tables;
  return {
    table: restored(scope, 'RestoredTable', table, stream),
    passwords: restored(scope, 'RestoredPasswords', passwords),
    history: history === undefined ? own.history : restored(scope, 'RestoredHistory', history),
  };
}
