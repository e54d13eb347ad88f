/** What the edge adds to a request, in place of whatever a viewer has sent under these names. */
export const edgeHeaders = {
  /** From where the viewer calls. */
  viewerAddress: 'x-viewer-address',
  /** Proves that the edge has written the other one. */
  secret: 'x-origin-secret',
} as const;
