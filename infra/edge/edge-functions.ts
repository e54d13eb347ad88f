import {
  Function,
  FunctionCode,
  type FunctionProps,
  FunctionRuntime,
  type IKeyValueStoreRef,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { edgeHeaders } from '@menuleaf/shared/contracts/edge-headers.ts';
import { frontends, ownHtmlKey } from '../stacks/pages/known-pages.ts';
import { countGuests } from './count-guests.ts';
import { framedBy } from './framed-by.ts';

/** Normalizes trailing slashes. Replaces address headers sent by the viewer with the address the edge saw. */
const samePath = `function samePath(event) {
  var request = event.request;
  while (request.uri.length > 1 && request.uri.endsWith('/')) request.uri = request.uri.slice(0, -1);
  delete request.headers['x-forwarded-for'];
  delete request.headers['cloudfront-viewer-address'];
  request.headers['${edgeHeaders.viewerAddress}'] = { value: event.viewer.ip };
  return request;
}`;

/** An error response from the edge, in the API's error format. */
const refuse = `function refuse(statusCode, statusDescription, detail, code) {
  return {
    statusCode: statusCode,
    statusDescription: statusDescription,
    headers: {
      'content-type': { value: 'application/json; charset=utf-8' },
      'cache-control': { value: 'no-store' }
    },
    body: { encoding: 'text', data: JSON.stringify({ detail: detail, code: code }) }
  };
}`;

/**
 * Maps all impossible restaurant paths to one URL, cached for a second: made-up paths do not each reach the bucket, the
 * API and a function. Ids have at most twelve characters.
 */
const page = `${samePath}
function handler(event) {
  var request = samePath(event);
  var steps = request.uri.split('/');
  var isPlace = steps.length < 6 && /^[\\w-]{1,12}$/.test(steps[2]);
  if (!isPlace && steps[steps.length - 1].indexOf('.') === -1) request.uri = '/restaurant/-';
  return request;
}`;

/**
 * Rejects what the API would reject in its own format: Lambda accepts 6 MB, which is 4.5 MB of a file in base64. JSON
 * has a lower limit, set by the services.
 */
const call = `${samePath}
${refuse}
function handler(event) {
  var headers = event.request.headers;
  var size = headers['content-length'] ? Number(headers['content-length'].value) : 0;
  var type = headers['content-type'] ? headers['content-type'].value : '';
  if (type.indexOf('multipart/') !== 0) {
    if (size > 3500000) return refuse(413, 'Content Too Large', 'This is too large to send. Shorten the texts, or send less at once.', 'too_large');
  } else if (size > 5300000) return refuse(413, 'Content Too Large', 'File size must be less than 5MB.', 'too_large');
  else if (size > 4400000) return refuse(413, 'Content Too Large', 'This is too large to send at once. Send a smaller image, or upload it by itself first.', 'too_large');
  return samePath(event);
}`;

/** Unhandled paths below /api. */
const noCall = `${refuse}
function handler() { return refuse(404, 'Not Found', 'Not Found', 'not_found'); }`;

/**
 * Whether a path is a front end's page, or a file: the kitchen's worker, or one with a hash. The bucket answers 403 for
 * what it lacks, so that `/robots.txt` is not asked of it. Each front end publishes its pages on deployment; while one
 * has not, every path counts as known.
 */
const isKnown = `import cf from 'cloudfront';
var store = cf.kvs();
var frontends = ${JSON.stringify(frontends)};
function steps(uri) { return uri.toLowerCase().split('/').filter(function (step) { return step; }); }
function isFile(uri) { return uri === '/sw.js' || /\\.[0-9a-f]{8,10}\\.\\w+$/.test(uri); }
function fits(path, given) {
  var wanted = steps(path);
  return wanted.length === given.length && wanted.every(function (step, at) {
    return step[0] === ':' || step === given[at];
  });
}
function isAmong(paths, given) {
  return paths.split(' ').some(function (path) { return fits(path, given); });
}
async function isKnown(uri) {
  if (isFile(uri)) return true;
  var given = steps(uri);
  for (var at = 0; at < frontends.length; at += 1) {
    try {
      var paths = await store.get(frontends[at]);
      if (isAmong(paths, given)) return true;
    } catch (error) { return true; }
  }
  return false;
}`;

/** The shell routes in the browser: any path that is not a file gets its page. Unknown paths never get a 304. */
const shellPage = `${isKnown}
async function htmlOf(uri) {
  try {
    var own = (await store.get('${ownHtmlKey}')).split(' ');
    var at = own.indexOf('/' + steps(uri).join('/'));
    return at === -1 ? '/index.html' : own[at + 1];
  } catch (error) { return '/index.html'; }
}
async function handler(event) {
  var request = event.request;
  if (!(await isKnown(request.uri))) {
    delete request.headers['if-none-match'];
    delete request.headers['if-modified-since'];
  }
  if (!isFile(request.uri)) request.uri = await htmlOf(request.uri);
  return request;
}`;

/** The shell shows "not found" at unknown paths; this sets the status too. The request is the viewer's original. */
const shellStatus = `${isKnown}
async function handler(event) {
  var response = event.response;
  if (response.statusCode === 200 && !(await isKnown(event.request.uri))) {
    response.statusCode = 404;
    response.statusDescription = 'Not Found';
  }
  return response;
}`;

/** Hashed files, recognized by eight digits, also exist compressed: sent to clients that accept Brotli. */
const file = `function handler(event) {
  var request = event.request;
  var accepted = request.headers['accept-encoding'];
  if (accepted && /\\bbr\\b/.test(accepted.value) && /\\.[0-9a-f]{8}\\.(js|css)$/.test(request.uri)) request.uri += '.br';
  return request;
}`;

const make = (
  scope: Construct,
  id: string,
  code: string,
  more: Pick<FunctionProps, 'keyValueStore' | 'functionName'> = {},
) =>
  new Function(scope, id, {
    code: FunctionCode.fromInline(code),
    runtime: FunctionRuntime.JS_2_0,
    ...more,
  });

/** `pages` is the store of front ends' pages; `guests` names the function that counts guests. */
export const edgeFunctions = (scope: Construct, pages: IKeyValueStoreRef, guests: string) => ({
  page: make(scope, 'same-path', page),
  call: make(scope, 'call', call),
  noCall: make(scope, 'no-call', noCall),
  file: make(scope, 'file', file),
  shellPage: make(scope, 'shell-page', shellPage, { keyValueStore: pages }),
  shellStatus: make(scope, 'shell-status', shellStatus, { keyValueStore: pages }),
  framedBy: make(scope, 'framed-by', framedBy()),
  guests: make(scope, 'count-guests', countGuests, { functionName: guests }),
});
