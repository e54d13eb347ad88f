type Look = { layout?: string | null | undefined };

/** In the photos layout, the list requests the same images as opened dishes: the two are indistinguishable. */
export const showsLarge = (look: Look | undefined) => look?.layout === 'photos';
