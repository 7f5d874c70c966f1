import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnEnd } from './countdown';
import { PauseIcon, PlayIcon } from './icons';

export interface SecondsCountdownProps {
  /** The number of seconds at the start. */
  seconds: number;
  /** Called once at zero. */
  onEnd: () => void;
}

/** A few seconds before an automatic step; a shopper who needs longer can stop it. */
export function SecondsCountdown({ seconds, onEnd }: SecondsCountdownProps) {
  const { t } = useTranslation('common');
  const [left, setLeft] = useState(seconds);
  const [isPaused, setIsPaused] = useState(false);
  const isRunning = !isPaused && left > 0;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setLeft((before) => Math.max(0, before - 1)), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  useOnEnd(left === 0, onEnd);

  return (
    <Box>
      <Ring>
        <svg width={96} height={96} viewBox="0 0 96 96" fill="none" strokeWidth={6} aria-hidden="true">
          <circle cx={48} cy={48} r={42} stroke="var(--c-line)" />
          <circle
            cx={48}
            cy={48}
            r={42}
            stroke="var(--c-brand)"
            strokeLinecap="round"
            pathLength={100}
            strokeDasharray={`${(left / Math.max(1, seconds)) * 100} 100`}
            transform="rotate(-90 48 48)"
          />
        </svg>
        <span role="timer" aria-label={t('countdown.seconds', { count: left })}>
          {left}
        </span>
      </Ring>
      <Pause type="button" onClick={() => setIsPaused(!isPaused)} disabled={left === 0}>
        {isPaused ? <PlayIcon size={16} /> : <PauseIcon size={16} />}
        {t(isPaused ? 'countdown.resume' : 'countdown.pause')}
      </Pause>
    </Box>
  );
}

const Box = styled.div`
  display: inline-grid;
  justify-items: center;
  gap: var(--s-2);
`;
const Ring = styled.div`
  position: relative;
  > span {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    font-size: var(--t-2xl);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;
const Pause = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 36px;
  padding-inline: var(--s-3);
  border-radius: var(--r-full);
  font-size: var(--t-sm);
  color: var(--c-ink-soft);
  &:hover {
    color: var(--c-action);
  }
`;
