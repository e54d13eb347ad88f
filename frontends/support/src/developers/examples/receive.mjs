// Receives messages on port 8080 and checks that each one is from Menuleaf.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const { WEBHOOK_SECRET, PORT = '8080' } = process.env;
const key = Buffer.from(WEBHOOK_SECRET.replace('whsec_', ''), 'base64');

function isOurs(headers, body) {
  const id = headers['webhook-id'];
  const timestamp = headers['webhook-timestamp'];
  // Rejects replays of old messages.
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > 300) return false;
  const wanted = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest();
  return String(headers['webhook-signature'])
    .split(' ')
    .map((each) => Buffer.from(each.replace('v1,', ''), 'base64'))
    .some((given) => given.length === wanted.length && timingSafeEqual(given, wanted));
}

const seen = new Set();

async function receive(request, response) {
  let body = '';
  for await (const part of request.setEncoding('utf8')) body += part;
  if (!isOurs(request.headers, body)) return response.writeHead(401).end();
  // A message may come twice, always under the same id.
  const id = request.headers['webhook-id'];
  if (!seen.has(id)) {
    seen.add(id);
    const { type, data } = JSON.parse(body);
    console.log(type, data.name ?? data.menu_name ?? '');
  }
  response.writeHead(204).end();
}

createServer((request, response) => {
  // Whoever hangs up in the middle of a message must not end the program.
  receive(request, response).catch(() => response.destroy());
}).listen(Number(PORT));
