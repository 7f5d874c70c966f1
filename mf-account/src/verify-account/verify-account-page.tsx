import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { paths, type RemotePage } from '@storefront/shared/contracts';
import { useDispatch, useSelector } from '@storefront/shared/store';
import { Banner, Button, ButtonLink, Heading, Page, Stack } from '@storefront/shared/ui';
import { ResendForm } from '../resend-form';
import { resendVerification } from '../resend-verification';
import { submission } from '../submission';

const activation = submission<string, string>({
  name: 'account/activation',
  keep: (token) => token,
  async send({ http, signal }, token) {
    await http.post('auth/active-user', { token }, { signal });
  },
});

/** Programs open the links of mails, so opening this page does nothing yet. */
function VerifyAccountPage() {
  const { t } = useTranslation('account-access');
  const dispatch = useDispatch();
  const token = useSearchParams()[0].get('token') ?? '';
  const sent = useSelector(activation.select);
  // Another link's end is not this one's, nor is one of an earlier visit.
  const [pressed, setPressed] = useState<string | null>(null);
  const isOwn = pressed === token && sent.of === token;
  const { status, error } = isOwn ? sent : { status: 'idle', error: undefined };

  if (status === 'done')
    return (
      <Page title={t('verify.doneTitle')} isTitleInside width="form">
        <Stack gap={4}>
          <Banner tone="success" isLive title={<Title>{t('verify.doneTitle')}</Title>}>
            {t('verify.doneText')}
          </Banner>
          <ButtonLink to={paths.login.to()}>{t('verify.signIn')}</ButtonLink>
        </Stack>
      </Page>
    );
  const isExpired = error?.code === 'TOKEN_EXPIRED';
  if (token === '' || isExpired || error?.code === 'TOKEN_INVALID' || error?.status === 400) {
    const title = t(isExpired ? 'verify.expiredTitle' : 'verify.invalidTitle');
    return (
      <Page title={title} isTitleInside width="form">
        <Stack gap={4}>
          <Banner tone="warning" isLive={status === 'failed'} title={<Title>{title}</Title>}>
            {t(isExpired ? 'verify.expiredText' : 'verify.invalidText')}
          </Banner>
          <ResendForm />
          <ButtonLink variant="quiet" to={paths.login.to()}>
            {t('verify.signIn')}
          </ButtonLink>
        </Stack>
      </Page>
    );
  }
  const press = () => {
    setPressed(token);
    dispatch(activation.requested(token));
  };
  return (
    <Page title={t('verify.title')} width="form">
      <Stack gap={4}>
        <p>{t('verify.text')}</p>
        {status === 'failed' && (
          <Banner tone="danger" isLive>
            {t(error?.status === 429 ? 'tooMany' : 'verify.failed')}
          </Banner>
        )}
        <Button size="large" isWide busy={status === 'pending'} onClick={press}>
          {t('verify.submit')}
        </Button>
        <p>{t('verify.notYou')}</p>
      </Stack>
    </Page>
  );
}

function Title({ children }: { children: string }) {
  return (
    <Heading level={1} size={3}>
      {children}
    </Heading>
  );
}

export const verifyAccountPage: RemotePage = {
  Component: VerifyAccountPage,
  head: (_state, _at, t) => ({ title: t('account-access:verify.title'), noindex: true }),
  slices: [activation.slice, resendVerification.slice],
  saga: [activation.saga, resendVerification.saga],
};
