import * as z from 'zod';
const batchSchema = z.object({
  streamArn: z.string(),
  shardId: z.string(),
  startSequenceNumber: z.string(),
  endSequenceNumber: z.string(),
});
const requestContext = z.object({ functionArn: z.string() });
const fromStream = z.object({ requestContext, DDBStreamBatchInfo: batchSchema });
const fromInvocation = z.object({ requestContext, requestPayload: z.unknown() });
/**
 * A message of a queue of dead letters: from Lambda of a batch or of an asynchronous invocation, or from EventBridge the
 * event itself with its target beside it. Refuses anything else.
 */
export function readLetter({ Body = '', MessageAttributes = {} }) {
  const body = JSON.parse(Body);
  const stream = fromStream.safeParse(body).data;
  if (stream) {
    return { functionArn: stream.requestContext.functionArn, batch: stream.DDBStreamBatchInfo };
  }
  const invocation = fromInvocation.safeParse(body).data;
  if (invocation) {
    const { functionArn } = invocation.requestContext;
    return { functionArn, event: invocation.requestPayload };
  }
  const target = MessageAttributes['TARGET_ARN']?.StringValue;
  if (target !== undefined) return { functionArn: target, event: body };
  throw new Error('The message is of neither Lambda nor EventBridge');
}
const tick = z.object({ source: z.literal('aws.events') });
/** Whether the clock alone called: one run does what all that were missed would have done. */
export const isTick = (letter) => 'event' in letter && tick.safeParse(letter.event).success;
