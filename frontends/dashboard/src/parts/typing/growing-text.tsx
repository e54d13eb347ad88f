import { type ComponentProps, useLayoutEffect, useRef } from 'react';

function grow(field: HTMLTextAreaElement) {
  // Not in Safari before 26.2 and in Firefox before 152.
  if (Reflect.has(field.style, 'fieldSizing')) return;
  field.style.height = 'auto';
  const { scrollHeight, offsetHeight, clientHeight } = field;
  // Unseen, it has no height yet.
  if (scrollHeight > 0) field.style.height = `${scrollHeight + offsetHeight - clientHeight}px`;
}

/** A text of one line that grows with what is typed; its style says `field-sizing: content`. */
export function GrowingText(props: ComponentProps<'textarea'>) {
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    if (field.current) grow(field.current);
  });
  return (
    <textarea
      {...props}
      ref={field}
      rows={1}
      onInput={({ currentTarget }) => grow(currentTarget)}
    />
  );
}
