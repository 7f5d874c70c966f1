import { useTranslation } from 'react-i18next';
import { ErrorBanner } from '@storefront/shared/errors';
import { useDispatch, useSelector } from '@storefront/shared/store';
import { Banner, Button, Stack, useStatusSinceMount } from '@storefront/shared/ui';
import { resendVerification } from './resend-verification';

/** Sends the activation mail to this address again, and says what became of it. */
export function ResendButton({ email }: { email: string }) {
  const { t } = useTranslation('account');
  const dispatch = useDispatch();
  const { status, error } = useStatusSinceMount(
    useSelector((state) => resendVerification.select(state, email)),
  );
  return (
    <Stack gap={3}>
      {status === 'done' && (
        <Banner tone="success" isLive>
          {t('resend.done', { email })}
        </Banner>
      )}
      <ErrorBanner error={error} overrides={{ other: t('resend.failed') }} />
      <Button
        variant="quiet"
        busy={status === 'pending'}
        onClick={() => dispatch(resendVerification.send(email))}
      >
        {t('resend.submit')}
      </Button>
    </Stack>
  );
}
