import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true });

/** What the engine answered, and the checksum that it gave of it. */
type Answered = { status: number; checksum: string | undefined; answer: Buffer };

/** Passes a call on to the engine: by `fetch`, which is made of streams, it would take twice as much of the processor. */
export function askEngine(
  url: string,
  headers: Readonly<Record<string, string>>,
  body: Buffer,
): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, method: 'POST', headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const checksum = response.headers['x-amz-crc32'];
        resolve({
          status: response.statusCode ?? 0,
          checksum: typeof checksum === 'string' ? checksum : undefined,
          answer: Buffer.concat(parts),
        });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
