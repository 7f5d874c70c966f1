import { useTranslation } from 'react-i18next';
import type { RegistryComponent } from '@storefront/shared/contracts';
import { Progress } from '@storefront/shared/ui';
import { shortVersion } from './short-version';

/** Which version is a canary, for how many browsers; a dash without one. */
export function RolloutBar({ canary }: Pick<RegistryComponent, 'canary'>) {
  const { t } = useTranslation('operator-remotes');
  if (!canary) return '–';
  const { version, percent, audience } = canary;
  const who = audience.length > 0 ? ` (${t('audience', { conditions: audience.join(', ') })})` : '';
  return <Progress label={`${shortVersion(version)}: ${t('percent', { percent })}${who}`} value={percent} />;
}
