import { framedByName } from '@menuleaf/shared/contracts/edge-headers.ts';
import { dinersContent } from './edge-policies.ts';

/**
 * Which sites may frame a page is in its object's metadata, since the policy is shared by all restaurants. Each counts
 * with www and without: builders lead to one of them, and owners name the other. Anything but valid origins allows none.
 */
export const framedBy = () => `var header = 'x-amz-meta-${framedByName}';
var origins = /^https:\\/\\/[a-z0-9.:-]+( https:\\/\\/[a-z0-9.:-]+)*$/;
function handler(event) {
  var headers = event.response.headers;
  var sites = headers[header] ? headers[header].value : '';
  delete headers[header];
  headers['content-security-policy'] = {
    value: ${JSON.stringify(`${dinersContent().slice(0, -1).join('; ')}; frame-ancestors `)} + (origins.test(sites) ? sites.replace(/https:\\/\\/(?:www\\.)?(\\S+)/g, 'https://$1 https://www.$1') : "'none'")
  };
  return event.response;
}`;
