/** A request that S3 refuses. `code` is one of docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html. */
export class S3Error extends Error {
  status;
  code;
  constructor(status, code, message) {
    super(message);
    this.status = status;
    this.code = code;
  }
}
export function accessDenied(message = 'Access Denied') {
  return new S3Error(403, 'AccessDenied', message);
}
/** What the product does not use is not here: it says so instead of being silently ignored. */
export function notImplemented(what) {
  return new S3Error(501, 'NotImplemented', `The local S3 does not implement ${what}`);
}
