import { useTranslation } from 'react-i18next';
import { Banner, TextButton } from '@storefront/shared/ui';

/** Someone else was faster: nothing was overwritten, and the newest state is one press away. */
export function ConflictBanner({ isShown, onReload }: { isShown: boolean; onReload: () => void }) {
  const { t } = useTranslation('operator');
  if (!isShown) return null;
  return (
    <Banner
      tone="warning"
      isLive
      title={t('conflict.title')}
      action={<TextButton onClick={onReload}>{t('conflict.reload')}</TextButton>}
    >
      {t('conflict.text')}
    </Banner>
  );
}
