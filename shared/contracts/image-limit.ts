/** Largest image, bytes (SPEC: 5 MB). */
export const imageLimit = 5_242_880;
