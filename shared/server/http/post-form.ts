import { request } from 'node:http';

/**
 * Posts a form to a bucket like a browser, and returns the status. Browsers resolve names below `localhost` to this
 * machine, while a resolver may not.
 */
export async function postForm(address: string, form: FormData): Promise<number> {
  const encoded = new Response(form);
  const body = Buffer.from(await encoded.arrayBuffer());
  const { host, port, pathname } = new URL(address);
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path: pathname,
        method: 'POST',
        headers: {
          host,
          'content-type': encoded.headers.get('content-type') ?? '',
          'content-length': body.length,
        },
      },
      (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      },
    );
    sent.on('error', reject).end(body);
  });
}
