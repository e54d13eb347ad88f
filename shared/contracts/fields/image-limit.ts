/** Bytes of the largest image: 5 MB. */
export const imageLimit = 5_242_880;
