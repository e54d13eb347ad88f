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

/** A resource's id, and its attributes for `Fn::GetAtt`. */
type Made = { id: string; data?: Record<string, string> };

/**
 * A Lambda handler for a custom resource: `make` runs on create and update, with its properties. Deletes do nothing.
 * Failures are reported, so that the deployment rolls back.
 */
export const customResourceHandler =
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
    // The URL is signed for an empty content type.
    const headers = { 'content-type': '' };
    const body = JSON.stringify({ ...request, ...answer });
    await fetch(ResponseURL, { method: 'PUT', headers, body });
  };
