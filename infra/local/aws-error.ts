/** An error in the format the AWS SDKs parse. */
export class AwsError extends Error {
  readonly status: number;
  readonly type: string;

  /** Extra fields beside its type and message. */
  readonly details: Record<string, unknown>;

  constructor(
    status: number,
    type: string,
    message: string,
    details: Record<string, unknown> = {},
  ) {
    super(message);
    this.status = status;
    this.type = type;
    this.details = details;
  }
}

/** AWS's error for a call that no policy allows. */
export const denied = (who: string, action: string, resource: string) =>
  new AwsError(
    400,
    'AccessDeniedException',
    `User: ${who} is not authorized to perform: ${action} on resource: ${resource} because no identity-based policy allows the ${action} action`,
  );

/** A fault that a test injected; not logged. */
export class FaultError extends AwsError {}
