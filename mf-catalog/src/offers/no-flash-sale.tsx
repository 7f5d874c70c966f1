import { useTranslation } from 'react-i18next';
import type { FlashSaleSummary } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { useClockOffset } from '@storefront/shared/store';
import { formatDateTimeInText } from '@storefront/shared/time';
import { ButtonLink, Countdown, Empty } from '@storefront/shared/ui';
import { paths } from '../paths/paths';

/** No sale to show: when the next one begins, if that is known, and where something else is cheaper. */
export function NoFlashSale({ next }: { next: FlashSaleSummary | null }) {
  const { t } = useTranslation('catalog-offers');
  const language = useLanguage();
  const clockOffset = useClockOffset(next !== null);
  if (!next) {
    return (
      <Empty
        title={t('flash.none')}
        action={
          <ButtonLink to={paths.products.to({ status: 'SALE_OFF' })}>{t('flash.otherSales')}</ButtonLink>
        }
      >
        {t('flash.noneText')}
      </Empty>
    );
  }
  return (
    <Empty
      title={t('flash.noneNow')}
      action={<ButtonLink to={paths.flashSale.to({ period: 'next' })}>{t('flash.seeNext')}</ButtonLink>}
    >
      <p>{t('flash.nextIs', { name: next.name, at: formatDateTimeInText(next.startsAt, language) })}</p>
      <Countdown label={t('flash.startsIn')} until={next.startsAt} clockOffset={clockOffset} />
    </Empty>
  );
}
