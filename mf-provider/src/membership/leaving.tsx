import styled from '@emotion/styled';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Subscribed } from '@storefront/shared/contracts';
import { Banner, ButtonLink, SecondsCountdown } from '@storefront/shared/ui';
import { paths } from '../paths/paths';

/** An older server may send a longer countdown. Long enough to read where one is going, and it can be stopped. */
const maxSeconds = 3;

/** A few seconds before the gateway takes over, which one can skip or call off. */
export function Leaving({ purchase: { id, url, countdown } }: { purchase: Subscribed }) {
  const { t } = useTranslation('provider-membership');
  const link = useRef<HTMLAnchorElement>(null);
  const address = gatewayAddress(url);
  if (!address) return <Banner tone="danger">{t('pay.badAddress')}</Banner>;
  return (
    <Middle>
      <p role="status">{t('pay.leaving')}</p>
      <Clock>
        <SecondsCountdown seconds={Math.min(countdown, maxSeconds)} onEnd={() => link.current?.click()} />
      </Clock>
      {/* The link itself is followed, so that the countdown and a press lead the same way. */}
      <Go ref={link} href={address}>
        {t('pay.now')}
      </Go>
      <ButtonLink variant="quiet" isWide to={paths.membershipResult.to(id)}>
        {t('pay.later')}
      </ButtonLink>
    </Middle>
  );
}

/** The address when it is one of the web; anything else is none. */
function gatewayAddress(url: string | null): string | null {
  try {
    const { protocol, href } = new URL(url ?? '');
    return /^https?:$/.test(protocol) ? href : null;
  } catch {
    return null;
  }
}

const Middle = styled.div`
  display: grid;
  gap: var(--s-4);
`;
const Clock = styled.div`
  display: grid;
  place-items: center;
`;
const Go = styled.a`
  display: grid;
  place-items: center;
  min-height: 52px;
  padding: 12px 28px;
  border-radius: var(--r-control);
  background: var(--c-action);
  color: var(--c-on-action);
  font-size: var(--t-lg);
  font-weight: 600;
  text-decoration: none;
  &:hover {
    background: var(--c-action-hover);
  }
`;
