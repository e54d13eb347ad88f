/** The crop that was sent with a form. */
export const cropIn = (fields: unknown): unknown => JSON.parse(Object(fields).image_crop ?? 'null');
