import type { ComponentProps } from 'react';

export interface IconProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** In px; 20 beside text. */
  size?: number;
}
export type Icon = (props: IconProps) => React.JSX.Element;

/**
 * A line icon on a 24 px grid, in the colour of the text. Screen readers skip it, since a text stands beside
 * it. How its lines look is a global style, because a list shows dozens of icons.
 */
export function icon(path: string, filled = false): Icon {
  return function LineIcon({ size = 20, ...rest }) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        data-icon={filled ? 'filled' : ''}
        aria-hidden="true"
        {...rest}
      >
        <path d={path} />
      </svg>
    );
  };
}
