import styled from '@emotion/styled';

export interface SkeletonProps {
  /** `text` lines, a `block`, or a `card` (a 4 : 5 picture with two lines and a price). */
  kind?: 'text' | 'block' | 'card' | undefined;
  /** Of text. */
  lines?: number | undefined;
  /**
   * The height of a block in px, or its aspect ratio. Give that of the content, so that the layout does not
   * shift.
   */
  height?: number | undefined;
  ratio?: string | undefined;
}

/** A placeholder in the shape of the content. */
export function Skeleton({ kind = 'text', lines = 3, height = 120, ratio }: SkeletonProps) {
  if (kind === 'block') {
    return <Shade aria-hidden="true" $size={ratio ? `aspect-ratio:${ratio}` : `height:${height}px`} />;
  }
  if (kind === 'card') {
    return (
      <CardShape aria-hidden="true">
        <Shade $size="aspect-ratio:4/5" />
        <CardLines>
          <Line />
          <Line data-short />
          <Line data-short />
        </CardLines>
      </CardShape>
    );
  }
  return (
    <Lines aria-hidden="true">
      {Array.from({ length: lines }, (_, index) => (
        <Line key={index} data-short={(index === lines - 1 && lines > 1) || undefined} />
      ))}
    </Lines>
  );
}

const shade = `
  background: linear-gradient(90deg, var(--c-picture) 25%, var(--c-line) 50%, var(--c-picture) 75%) 0 0 / 300% 100%;
  border-radius: var(--r-control);
  animation: sf-pass 1.8s ease-in-out infinite;
  @keyframes sf-pass { from { background-position: 100% 0; } to { background-position: 0 0; } }
  @media (prefers-reduced-motion: reduce) { animation: none; background: var(--c-line); }
`;
const Shade = styled.div<{ $size: string }>`
  ${shade}
  width: 100%;
  ${({ $size }) => $size};
`;
const Line = styled.div`
  ${shade}
  height: 1em;
  margin-block: 0.3em;
  &[data-short] {
    width: 60%;
  }
`;
const Lines = styled.div`
  width: 100%;
`;
const CardShape = styled.div`
  width: 100%;
`;
const CardLines = styled.div`
  padding: var(--s-3) var(--s-3) var(--s-4);
`;
