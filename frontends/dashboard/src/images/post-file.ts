/** Uploads a file to a bucket with a presigned form. XMLHttpRequest, since fetch reports no progress. */
export function post(
  url: string,
  fields: Readonly<Record<string, string>>,
  file: File,
  onProgress?: (done: number) => void,
): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const failed = () => reject(new Error('The image could not be sent'));
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress?.(loaded / total),
    );
    request.addEventListener('load', () => (request.status < 300 ? resolve() : failed()));
    request.addEventListener('error', failed);
    request.open('POST', url);
    request.send(form);
  });
}
