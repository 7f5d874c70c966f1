import styled from '@emotion/styled';

export interface AvatarProps {
  /** Full name; its initials replace a missing picture. */
  name: string;
  src?: string | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
}

/** A person in a circle; their name stands beside it, so screen readers skip it. */
export function Avatar({ name, src, size = 'medium' }: AvatarProps) {
  return (
    <Circle data-size={size} aria-hidden="true">
      {src ? <img src={src} alt="" width={96} height={96} /> : initials(name)}
    </Circle>
  );
}

/** First letters of the first and last word. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return `${[...first][0] ?? ''}${[...last][0] ?? ''}`.toLocaleUpperCase('vi');
}

const Circle = styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 40px;
  height: 40px;
  border-radius: 50%;
  overflow: clip;
  background: var(--c-tint);
  color: var(--c-action);
  font-weight: 600;
  font-size: var(--t-sm);
  &[data-size='small'] {
    width: 28px;
    height: 28px;
    font-size: var(--t-xs);
  }
  &[data-size='large'] {
    width: 72px;
    height: 72px;
    font-size: var(--t-xl);
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;
