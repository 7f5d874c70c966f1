import type { ComponentProps } from 'react';

export interface IconProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** In px; 20 beside text. */
  size?: number;
}
export type Icon = (props: IconProps) => React.JSX.Element;

/**
 * A line icon on a 24 px grid, in the colour of the text. Screen readers skip it, since a text stands beside
 * it.
 */
export function icon(path: string, filled = false): Icon {
  return function LineIcon({ size = 20, ...rest }) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill={filled ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
        {...rest}
      >
        <path d={path} />
      </svg>
    );
  };
}
