/** What the edge adds to a request, in place of whatever a viewer has sent under these names. */
export const edgeHeaders = {
  /** From where the viewer calls. */
  viewerAddress: 'x-viewer-address',
  /** Proves that the edge has written the other one. */
  secret: 'x-origin-secret',
} as const;

/** Under which a page's object names the sites that may frame it, apart by spaces. */
export const framedByName = 'framed-by';
