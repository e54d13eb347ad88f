/** What the edge's function that counts guests is called: by its name alone is its log known, wherever it is read. */
export const guestsFunction = (stage: string) => `menuleaf-${stage}-guests`;

/** Where CloudFront writes what a function says: in us-east-1, whatever edge it ran at. */
export const logOfEdgeFunction = (name: string) => `/aws/cloudfront/function/${name}`;
