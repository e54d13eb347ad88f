/** Headers that the edge adds, replacing any that a viewer sent under these names. */
export const edgeHeaders = {
  viewerAddress: 'x-viewer-address',
  /** Proves that the edge set the other header. */
  secret: 'x-origin-secret',
} as const;

/** S3 metadata key for the sites that may frame a page, separated by spaces. */
export const framedByName = 'framed-by';
