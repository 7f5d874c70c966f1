import styled from '@emotion/styled';
import { cloneElement, useId, useState, type ReactElement } from 'react';

export interface TooltipProps {
  text: string;
  /** One focusable element. */
  children: ReactElement<{ 'aria-describedby'?: string }>;
}

/**
 * A short explanation on hover and focus; Escape closes it. Never the only place of a piece of information.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const [isDismissed, setIsDismissed] = useState(false);
  return (
    <Anchor
      data-dismissed={isDismissed || undefined}
      onKeyDown={({ key }) => key === 'Escape' && setIsDismissed(true)}
      onMouseLeave={() => setIsDismissed(false)}
      onBlur={() => setIsDismissed(false)}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <Bubble role="tooltip" id={id}>
        {text}
      </Bubble>
    </Anchor>
  );
}

const Anchor = styled.span`
  position: relative;
  display: inline-flex;
  &:is(:hover, :has(:focus-visible)):not([data-dismissed]) > [role='tooltip'] {
    display: block;
  }
`;
const Bubble = styled.span`
  /* With visibility: hidden it would make the page wider near an edge. */
  display: none;
  position: absolute;
  bottom: calc(100% + 6px);
  inset-inline-start: 50%;
  transform: translateX(-50%);
  width: max-content;
  max-width: 240px;
  padding: 6px 10px;
  border-radius: var(--r-control);
  background: var(--c-ink);
  color: var(--c-paper);
  font-size: var(--t-sm);
  line-height: 1.45;
  z-index: var(--z-sticky);
`;
