/** The crop that was sent with a form. */
export function cropIn(body: unknown): unknown {
  const text = body instanceof FormData ? body.get('image_crop') : null;
  return typeof text === 'string' ? JSON.parse(text) : undefined;
}
