/** An S3 error response. `code` is one of docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html. */
export class S3Error extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export function accessDenied(message = 'Access Denied'): S3Error {
  return new S3Error(403, 'AccessDenied', message);
}

/** For features that the product does not use, instead of silently ignoring them. */
export function notImplemented(what: string): S3Error {
  return new S3Error(501, 'NotImplemented', `The local S3 does not implement ${what}`);
}
