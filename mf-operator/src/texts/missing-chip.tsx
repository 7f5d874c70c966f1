import { useTranslation } from 'react-i18next';
import type { Language } from '@storefront/shared/contracts';
import { Badge } from '@storefront/shared/ui';

/** The languages that a text lacks; nothing when it is whole. */
export function MissingChip({ missing }: { missing: readonly Language[] }) {
  const { t } = useTranslation('operator-texts');
  if (missing.length === 0) return null;
  return (
    <Badge tone="warning">
      {t('missing', { languages: missing.map((language) => t(`languages.${language}`)).join(', ') })}
    </Badge>
  );
}
