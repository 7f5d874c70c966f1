import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { useDispatch, useRetry, useSelector } from '@storefront/shared/store';
import { ButtonLink, Empty, Failed, Page, Skeleton } from '@storefront/shared/ui';
import { usePathTo } from '@storefront/shared/widgets';
import { resultLeft, selectPayment, type PaymentQuestion } from './payment-slice';
import { ResultView } from './result-view';

/** How paying an order stands: the truth as the server knows it, followed until it is final. */
export function ResultPage() {
  const { t } = useTranslation('checkout');
  const dispatch = useDispatch();
  const retry = useRetry();
  const { orderId = '' } = useParams();
  const [query] = useSearchParams();
  const token = query.get('token') ?? undefined;
  const { data, error, isFetching } = useSelector((state) => selectPayment(state, { orderId, token }));

  useEffect(() => {
    const question: PaymentQuestion = { orderId, token };
    return () => {
      dispatch(resultLeft(question));
    };
  }, [dispatch, orderId, token]);

  if (data) return <ResultView seen={data} isAsking={isFetching} hasLostTouch={error !== undefined} />;
  if (error?.status === 401) return <LoginFirst />;
  return (
    <Page title={t('result.title')} width="form">
      {error && !isFetching ? <Failed error={error} onRetry={retry} /> : <Skeleton lines={6} />}
    </Page>
  );
}

/** A link that has expired tells nothing; the owner can sign in. */
function LoginFirst() {
  const pathTo = usePathTo();
  const { t } = useTranslation('checkout');
  const { pathname } = useLocation();
  return (
    <Page title={t('result.title')} width="form">
      <Empty
        scene="orders"
        title={t('result.login.title')}
        action={
          <ButtonLink to={pathTo('account/login', { redirectUrl: pathname })}>
            {t('result.login.action')}
          </ButtonLink>
        }
      >
        {t('result.login.text')}
      </Empty>
    </Page>
  );
}
