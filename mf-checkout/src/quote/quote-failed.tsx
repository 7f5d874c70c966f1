import { useTranslation } from 'react-i18next';
import { useDispatch, type ApiErrorState } from '@storefront/shared/store';
import { Banner, TextButton } from '@storefront/shared/ui';
import { quoteWanted } from './quote-slice';

interface Props {
  error: ApiErrorState;
  /** The price before it is still shown. */
  isOldShown: boolean;
}

/** Says that the current price failed to load, whether the shown one is old, and offers a retry. */
export function QuoteFailed({ error: { requestId }, isOldShown }: Props) {
  const { t } = useTranslation('checkout');
  const { t: common } = useTranslation('common');
  const dispatch = useDispatch();
  return (
    <Banner
      tone="warning"
      isLive
      title={t(isOldShown ? 'summary.failedOld' : 'summary.failed')}
      action={<TextButton onClick={() => dispatch(quoteWanted())}>{t('summary.again')}</TextButton>}
    >
      {requestId && `${common('failed.requestId')} ${requestId}`}
    </Banner>
  );
}
