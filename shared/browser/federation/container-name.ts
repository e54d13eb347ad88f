/** A remote's container name in the page: a JavaScript identifier, so without hyphens. */
export const containerName = (remote: string) => remote.replaceAll('-', '_');
