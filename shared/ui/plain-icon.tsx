import { type ComponentProps, createElement } from 'react';

type IconData = { node: readonly (readonly [tag: string, attributes: Record<string, string>])[] };
type IconProps = ComponentProps<'svg'> & { size?: number };

/**
 * Makes an icon of what lucide knows of it, in place of the library's own maker, which also reads a context and names
 * classes that nobody uses: 3 KB in an owner's first page.
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
        {node.map(([tag, attributes]) => createElement(tag, attributes))}
      </svg>
    );
  };
}
