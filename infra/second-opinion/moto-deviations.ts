/**
 * Tests where moto deviates from AWS's documentation, with the page. The local cloud passes them; once moto is fixed,
 * remove the entry.
 */
export const motoDeviations: Readonly<Record<string, string>> = {
  'a wrong checksum or digest is refused and stores nothing':
    'docs.aws.amazon.com/AmazonS3/latest/userguide/checking-object-integrity.html',
  'a bucket that keeps versions gives back what was replaced and what was deleted':
    'docs.aws.amazon.com/AmazonS3/latest/userguide/DeleteMarker.html',
  ...Object.fromEntries(
    [
      'stores the file under its key and type',
      'expires',
      'refuses a field that the policy lacks',
      'refuses a forged signature',
      'refuses a larger file',
      'refuses an empty file',
      'refuses another key',
      'refuses another type',
    ].map((promise) => [
      `a presigned form ${promise}`,
      'docs.aws.amazon.com/AmazonS3/latest/API/sigv4-HTTPPOSTConstructPolicy.html',
    ]),
  ),
};
