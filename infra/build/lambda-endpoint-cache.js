/**
 * Stands in a function's bundle for the cache of discovered endpoints that the client of DynamoDB makes at each start:
 * none of its commands discovers endpoints, and the cache stays empty (7 KiB, with the structures it is built of).
 */
export const EndpointCache = Object;
