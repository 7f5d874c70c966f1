import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from './use-now';

export interface CountdownProps {
  /** What ends: "Kết thúc sau". Spoken before the time. */
  label: string;
  /** ISO instant or epoch ms, by the server's clock. */
  until: string | number;
  /** The server's clock minus this one's, in ms; null while it is not known. */
  clockOffset?: number | null | undefined;
  /** When the page was drawn, in epoch ms by the server's clock: the time left then is shown until it counts. */
  renderedAt?: number | undefined;
  onEnd?: () => void;
}

/** The time left as hours, minutes, seconds (and days when there are any). Dashes while nothing is known of the clock. */
export function Countdown({ label, until, clockOffset = 0, renderedAt, onEnd }: CountdownProps) {
  const { t } = useTranslation('common');
  const end = new Date(until).getTime();
  const now = useNow();
  const at = now === null || clockOffset === null ? renderedAt : now + clockOffset;
  const left = at === undefined ? null : Math.max(0, Math.ceil((end - at) / 1000));
  useOnEnd(left === 0, onEnd);

  const days = left === null ? 0 : Math.floor(left / 86_400);
  const parts = left === null ? ['––', '––', '––'] : clock(left % 86_400);
  return (
    <Time role="timer" aria-label={label}>
      {days > 0 && <span data-days>{t('countdown.days', { count: days })}</span>}
      {parts.map((part, index) => (
        <span key={index}>{part}</span>
      ))}
    </Time>
  );
}

/** Calls once each time something becomes over. */
export function useOnEnd(isOver: boolean, onEnd: (() => void) | undefined): void {
  const latest = useRef(onEnd);
  useEffect(() => {
    latest.current = onEnd;
  });
  useEffect(() => {
    if (isOver) latest.current?.();
  }, [isOver]);
}

const clock = (seconds: number) =>
  [seconds / 3600, (seconds / 60) % 60, seconds % 60].map((part) =>
    String(Math.floor(part)).padStart(2, '0'),
  );

const Time = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  > span:not([data-days]) {
    min-width: 2.1em;
    padding: 2px 6px;
    border-radius: 6px;
    background: var(--c-ink);
    color: var(--c-paper);
    text-align: center;
  }
`;
