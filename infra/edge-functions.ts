import { Function, FunctionCode, FunctionRuntime } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { edgeHeaders } from '@menuleaf/shared/http/edge-headers.ts';

/**
 * A path is the same with and without its trailing slash. What the viewer says of its own address goes; what the edge
 * saw comes in its place.
 */
const samePath = `function handler(event) {
  var request = event.request;
  while (request.uri.length > 1 && request.uri.endsWith('/')) request.uri = request.uri.slice(0, -1);
  delete request.headers['x-forwarded-for'];
  delete request.headers['cloudfront-viewer-address'];
  request.headers['${edgeHeaders.viewerAddress}'] = { value: event.viewer.ip };
  return request;
}`;

/** The shell routes in the browser: whatever does not look like a file is its page. */
const shellPage = `function handler(event) {
  var request = event.request;
  var last = request.uri.slice(request.uri.lastIndexOf('/') + 1);
  if (last.indexOf('.') === -1) request.uri = '/index.html';
  return request;
}`;

const make = (scope: Construct, id: string, code: string) =>
  new Function(scope, id, { code: FunctionCode.fromInline(code), runtime: FunctionRuntime.JS_2_0 });

export const edgeFunctions = (scope: Construct) => ({
  samePath: make(scope, 'same-path', samePath),
  shellPage: make(scope, 'shell-page', shellPage),
});
