import { useTranslation } from 'react-i18next';
import type { ReleaseResult } from '@storefront/shared/contracts';
import { Banner } from '@storefront/shared/ui';
import { shortVersion } from './short-version';

/** What is live after a change, and whether all document servers serve it. */
export function ReleasedBanner({ result }: { result: ReleaseResult | undefined }) {
  const { t } = useTranslation('operator-remotes');
  if (!result) return null;
  const { live, canary, servers, seen } = result;
  return (
    <Banner tone={seen < servers ? 'warning' : 'success'} isLive title={t('done.title')}>
      {t('done.live', { version: live ? shortVersion(live) : '–' })}{' '}
      {canary && t('done.canary', { version: shortVersion(canary.version), percent: canary.percent })}{' '}
      {servers > 0 && t('served', { seen, servers })}
    </Banner>
  );
}
