/** The name of the edge function that counts guests, from which its log group's name follows. */
export const guestsFunction = (stage: string) => `menuleaf-${stage}-guests`;

/** CloudFront's log group for an edge function: always in us-east-1. */
export const logOfEdgeFunction = (name: string) => `/aws/cloudfront/function/${name}`;
