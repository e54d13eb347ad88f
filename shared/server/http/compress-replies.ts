import { constants } from 'node:zlib';
import contentEncoding from '@middy/http-content-encoding';
import contentNegotiation from '@middy/http-content-negotiation';

/**
 * Compresses replies if the caller accepts it. CloudFront only compresses cacheable responses, which replies to owners
 * are not. Brotli at CloudFront's own level, 5: some milliseconds for a list of 1,000 items.
 */
export const compressReplies = () => [
  contentNegotiation({
    parseCharsets: false,
    parseLanguages: false,
    parseMediaTypes: false,
    availableEncodings: ['br', 'gzip'],
    failOnMismatch: false,
  }),
  contentEncoding({
    br: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
    overridePreferredEncoding: ['br'],
  }),
];
