/*! Icons: lucide, ISC License, lucide.dev/license */
import { type ComponentProps, createElement } from 'react';

type IconData = { node: readonly (readonly [tag: string, attributes: Record<string, string>])[] };
type IconProps = ComponentProps<'svg'> & { size?: number };

/**
 * Creates an icon from lucide's data, without the library's factory, which also reads a context and adds unused class
 * names: 3 KB in an owner's first page.
 */
export default function plainIcon({ node }: IconData) {
  return function Icon({ size = 24, ...props }: IconProps) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden={props['aria-label'] === undefined}
        {...props}
      >
        {node.map(([tag, attributes], key) => createElement(tag, { key, ...attributes }))}
      </svg>
    );
  };
}
