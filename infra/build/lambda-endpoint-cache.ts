/**
 * Replaces the endpoint discovery cache that the DynamoDB client creates on each start: none of its commands use it (7
 * KiB with its data structures).
 */
export const EndpointCache = Object;
