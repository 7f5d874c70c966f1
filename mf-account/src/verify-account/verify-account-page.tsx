import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { RemotePage } from '@storefront/shared/contracts';
import { ErrorBanner } from '@storefront/shared/errors';
import { useDispatch, useSelector, useSession } from '@storefront/shared/store';
import { Banner, Button, ButtonLink, Page, Stack } from '@storefront/shared/ui';
import { MessagePage } from '../message-page';
import { paths } from '../paths/paths';
import { ResendForm } from '../resend-form';
import { resendVerification } from '../resend-verification';
import { readClaim, readWayOn } from '../sign-up-claim';
import { activation } from './activation';
import { ActivationForm, type ActivationValues } from './activation-form';

/** Programs open the links of mails, so opening this page does nothing yet. */
function VerifyAccountPage() {
  const { t } = useTranslation('account-access');
  const dispatch = useDispatch();
  const token = useSearchParams()[0].get('token') ?? '';
  const sent = useSelector((state) => activation.select(state, token));
  // The result of an earlier visit is not shown again.
  const [pressed, setPressed] = useState<string | null>(null);
  const { status, error, data } =
    pressed === token ? sent : { status: 'idle', error: undefined, data: undefined };
  // Read after the first drawing, which is the same in every browser.
  const [claim, setClaim] = useState<string | undefined>();
  const [wayOn, setWayOn] = useState<string | undefined>();
  useEffect(() => {
    setClaim(readClaim());
    setWayOn(readWayOn());
  }, []);
  // Kept from another sign-up: this link is not of the one that this browser made.
  const isForeign = error?.code === 'PASSWORD_NEEDED';
  useEffect(() => {
    if (isForeign) setClaim(undefined);
  }, [isForeign]);

  // A session that was opened may have been dropped again.
  const isSignedIn = useSession().isLoggedIn && data?.isSignedIn === true;

  if (status === 'done')
    return (
      <MessagePage
        tone="success"
        title={t('verify.doneTitle')}
        text={t(isSignedIn ? 'verify.signedInText' : 'verify.doneText')}
        isAnswer
      >
        {data?.isPhoneTaken && <Banner tone="warning">{t('verify.phoneTaken')}</Banner>}
        {isSignedIn ? (
          <ButtonLink to={wayOn ?? paths.portal.to()}>{t('verify.goOn')}</ButtonLink>
        ) : (
          <ButtonLink to={paths.login.to(wayOn)}>{t('verify.signIn')}</ButtonLink>
        )}
      </MessagePage>
    );
  const isExpired = error?.code === 'TOKEN_EXPIRED';
  if (token === '' || isExpired || error?.code === 'TOKEN_INVALID') {
    return (
      <MessagePage
        tone="warning"
        title={t(isExpired ? 'verify.expiredTitle' : 'verify.invalidTitle')}
        text={t(isExpired ? 'verify.expiredText' : 'verify.invalidText')}
        isAnswer={status === 'failed'}
      >
        <ResendForm />
        <ButtonLink variant="quiet" to={paths.login.to()}>
          {t('verify.signIn')}
        </ButtonLink>
      </MessagePage>
    );
  }
  const activate = (shown: { claim?: string } | ActivationValues) => {
    setPressed(token);
    dispatch(activation.send({ token, ...shown }));
  };
  const isBusy = status === 'pending';
  const hasRefusedFields = error?.code === 'VALIDATION_FAILED';
  return (
    <Page title={t('verify.title')} width="form">
      <Stack gap={4}>
        {!hasRefusedFields && !isForeign && (
          <ErrorBanner error={error} overrides={{ other: t('verify.failed') }} />
        )}
        {claim === undefined ? (
          <ActivationForm
            error={hasRefusedFields ? error : undefined}
            isBusy={isBusy}
            onSubmit={(values) => activate(values)}
          />
        ) : (
          <>
            <p>{t('verify.text')}</p>
            <Button size="large" isWide busy={isBusy} onClick={() => activate({ claim })}>
              {t('verify.submit')}
            </Button>
          </>
        )}
        <p>{t('verify.notYou')}</p>
      </Stack>
    </Page>
  );
}

export const verifyAccountPage: RemotePage = {
  Component: VerifyAccountPage,
  head: (_state, _at, t) => ({ title: t('account-access:verify.title'), noindex: true }),
  slices: [activation.slice, resendVerification.slice],
  saga: [activation.saga, resendVerification.saga],
};
