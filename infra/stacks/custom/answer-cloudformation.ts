import * as z from 'zod';

/** docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/crpg-ref-requests.html */
const requestSchema = z.object({
  RequestType: z.enum(['Create', 'Update', 'Delete']),
  ResponseURL: z.url(),
  StackId: z.string(),
  RequestId: z.string(),
  LogicalResourceId: z.string(),
  ResourceProperties: z.unknown(),
});

/** What came of a resource: its name, and what `Fn::GetAtt` finds of it. */
type Made = { id: string; data?: Record<string, string> };

/**
 * A function that CloudFormation runs for a resource of our own: `make` for a new or changed one, with its properties.
 * Nothing happens as the resource goes. A failure is told, so that the deployment is rolled back.
 */
export const answersCloudFormation =
  <Properties>(schema: z.ZodType<Properties>, make: (given: Properties) => Promise<Made>) =>
  async (event: unknown): Promise<void> => {
    const { ResponseURL, RequestType, ResourceProperties, ...request } = requestSchema.parse(event);
    const made = async () => {
      const id = z.looseObject({ PhysicalResourceId: z.string() }).safeParse(event).data;
      if (RequestType === 'Delete') return { id: id?.PhysicalResourceId ?? 'never-made' };
      return make(schema.parse(ResourceProperties));
    };
    const answer = await made().then(
      ({ id, data }: Made) => ({ Status: 'SUCCESS', PhysicalResourceId: id, Data: data }),
      (error: unknown) => ({
        Status: 'FAILED',
        PhysicalResourceId: 'failed',
        Reason: String(error),
      }),
    );
    // The address is signed for a body of no type.
    const headers = { 'content-type': '' };
    const body = JSON.stringify({ ...request, ...answer });
    await fetch(ResponseURL, { method: 'PUT', headers, body });
  };
