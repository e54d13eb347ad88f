type Look = { layout?: string | null | undefined };

/** Where photos lead the dishes, the list asks for what an opened dish asks for: the two cannot be told apart. */
export const showsLarge = (look: Look | undefined) => look?.layout === 'photos';
