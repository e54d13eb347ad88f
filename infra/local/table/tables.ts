import * as z from 'zod';
import type { Deployment } from '../stack/deployment.ts';
import { callEngine } from './engine-call.ts';

const tableSchema = z.object({
  KeySchema: z.array(z.object({ AttributeName: z.string(), KeyType: z.string() })),
  AttributeDefinitions: z.array(z.unknown()),
  StreamSpecification: z.object({ StreamViewType: z.string() }).optional(),
  TimeToLiveSpecification: z
    .object({ AttributeName: z.string().optional(), Enabled: z.boolean() })
    .optional(),
});

const described = z.object({ Table: z.object({ LatestStreamArn: z.string().optional() }) });

export type Table = {
  name: string;
  arn: string;
  /** The stream's ARN in the stacks, and in the engine. */
  streamArn: string;
  engineStreamArn: string | undefined;
  partitionKey: string;
  keys: string[];
  expiryAttribute: string | undefined;
};

/** Creates the deployment's tables if they are missing. */
export async function loadTables(deployment: Deployment, engineUrl: string): Promise<Table[]> {
  const tables: Table[] = [];
  for (const resource of deployment.ofType('AWS::DynamoDB::GlobalTable')) {
    const properties = resource.read(tableSchema);
    const name = resource.ref;
    const { KeySchema, AttributeDefinitions } = properties;
    const view = properties.StreamSpecification?.StreamViewType;
    const definition = {
      TableName: name,
      KeySchema,
      AttributeDefinitions,
      BillingMode: 'PAY_PER_REQUEST',
      ...(view && { StreamSpecification: { StreamEnabled: true, StreamViewType: view } }),
    };
    await callEngine(engineUrl, 'CreateTable', definition, z.unknown()).catch((error: unknown) => {
      if (!String(error).includes('ResourceInUse')) throw error;
    });
    const { Table } = await callEngine(engineUrl, 'DescribeTable', { TableName: name }, described);
    tables.push({
      name,
      arn: resource.attributes.Arn ?? '',
      streamArn: resource.attributes.StreamArn ?? '',
      engineStreamArn: Table.LatestStreamArn,
      partitionKey: KeySchema.find((key) => key.KeyType === 'HASH')?.AttributeName ?? '',
      keys: KeySchema.map((key) => key.AttributeName),
      expiryAttribute: properties.TimeToLiveSpecification?.AttributeName,
    });
  }
  return tables;
}
