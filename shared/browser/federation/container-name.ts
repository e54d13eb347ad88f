/** What a remote's container is called in the page: a JavaScript name, so without hyphens. */
export const containerName = (remote: string) => remote.replaceAll('-', '_');
