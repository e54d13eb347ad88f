import { openTable } from '@menuleaf/shared/table/table.ts';
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { billingStore } from './billing-store.ts';
import { closeAccount } from './close-account.ts';
import { environment } from './environment.ts';
import { paymentProvider } from './payment-provider.ts';
import { providerSecret } from './provider-secret.ts';

const env = environment.parse(process.env);
const tools = {
  store: billingStore(openTable(env.TABLE_NAME)),
  provider: paymentProvider(providerSecret(env.STRIPE_SECRET_ID), {
    apiUrl: env.STRIPE_API_URL,
    publicUrl: env.PUBLIC_URL,
  }),
};

const closedKey = /^IDENTITY#CLOSED#(.+)$/;

/** Closed accounts, as the table's stream tells of them. What fails is tried again by the stream. */
export async function handler(event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  for (const { dynamodb } of event.Records) {
    const userId = closedKey.exec(dynamodb?.Keys?.pk?.S ?? '')?.[1];
    if (userId === undefined) continue;
    try {
      await closeAccount(userId, tools);
    } catch (error) {
      console.error(JSON.stringify({ userId, closing: 'failed', error: String(error) }));
      return { batchItemFailures: [{ itemIdentifier: dynamodb?.SequenceNumber ?? '' }] };
    }
  }
  return { batchItemFailures: [] };
}
