import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';

export interface ProgressProps {
  /** The text beside the bar: "Đã bán 32/50". */
  label: ReactNode;
  value: number;
  max?: number;
}

/** A part of a whole: the sold share of a quota, an upload. */
export function Progress({ label, value, max = 100 }: ProgressProps) {
  const id = useId();
  return (
    <Box>
      <span id={id}>{label}</span>
      <progress aria-labelledby={id} value={value} max={max} />
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: 4px;
  font-size: var(--t-sm);
  color: var(--c-ink-soft);
  progress {
    appearance: none;
    width: 100%;
    height: 8px;
    border: 0;
    border-radius: 4px;
    background: var(--c-line);
    overflow: hidden;
  }
  progress::-webkit-progress-bar {
    background: var(--c-line);
  }
  progress::-webkit-progress-value {
    background: var(--c-brand);
    border-radius: 4px;
  }
  progress::-moz-progress-bar {
    background: var(--c-brand);
    border-radius: 4px;
  }
`;
