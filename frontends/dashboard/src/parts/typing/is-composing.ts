import type { KeyboardEvent } from 'react';

/** Whether a key composes a letter. Safari's Enter that ends it comes after it, and its code alone says what it is. */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229;
