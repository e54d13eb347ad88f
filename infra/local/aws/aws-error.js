/** A refusal as the SDKs read it. */
export class AwsError extends Error {
  status;
  type;
  constructor(status, type, message) {
    super(message);
    this.status = status;
    this.type = type;
  }
}
/** What AWS says when a policy does not allow it. */
export const denied = (who, action, resource) =>
  new AwsError(
    400,
    'AccessDeniedException',
    `User: ${who} is not authorized to perform: ${action} on resource: ${resource} because no identity-based policy allows the ${action} action`,
  );
