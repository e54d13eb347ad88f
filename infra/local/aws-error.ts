/** A refusal as the SDKs read it. */
export class AwsError extends Error {
  readonly status: number;
  readonly type: string;

  /** What it says beside its type and its message. */
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

/** What AWS says when a policy does not allow it. */
export const denied = (who: string, action: string, resource: string) =>
  new AwsError(
    400,
    'AccessDeniedException',
    `User: ${who} is not authorized to perform: ${action} on resource: ${resource} because no identity-based policy allows the ${action} action`,
  );

/** What was asked for by a test: nothing to be told of. */
export class FaultError extends AwsError {}
