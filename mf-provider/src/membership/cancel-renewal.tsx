import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Membership } from '@storefront/shared/contracts';
import { ErrorBanner } from '@storefront/shared/errors';
import { useLanguage } from '@storefront/shared/i18n';
import { useDispatch, useSelector } from '@storefront/shared/store';
import { formatDateInText } from '@storefront/shared/time';
import {
  Banner,
  Button,
  Dialog,
  Stack,
  TextButton,
  useStatusSinceMount,
  useMutationDone,
} from '@storefront/shared/ui';
import { cancelling } from './subscribing';

/** Lets a plan run out, after a question that says what happens then. */
export function CancelRenewal({ membership }: { membership: Membership }) {
  const { t } = useTranslation('provider-membership');
  const language = useLanguage();
  const dispatch = useDispatch();
  const [isAsking, setIsAsking] = useState(false);
  const { status, error } = useStatusSinceMount(useSelector(cancelling.select));
  useMutationDone(useSelector(cancelling.select), () => setIsAsking(false));
  if (membership.status !== 'ACTIVE' || !membership.expiresAt) return null;
  const date = formatDateInText(membership.nextPlan?.expiresAt ?? membership.expiresAt, language);
  if (membership.cancelledAt)
    return (
      <Banner isLive title={t('cancel.done', { date })}>
        {t('cancel.doneText')}
      </Banner>
    );
  return (
    <div>
      <TextButton onClick={() => setIsAsking(true)}>{t('cancel.open')}</TextButton>
      <Dialog
        isOpen={isAsking}
        firstFocus="title"
        onClose={() => setIsAsking(false)}
        title={t('cancel.title')}
        actions={
          <>
            <Button variant="quiet" onClick={() => setIsAsking(false)}>
              {t('cancel.back')}
            </Button>
            <Button
              variant="danger"
              busy={status === 'pending'}
              onClick={() => dispatch(cancelling.send(null))}
            >
              {t('cancel.confirm')}
            </Button>
          </>
        }
      >
        <Stack gap={3}>
          <ErrorBanner error={error} />
          <p>{t('cancel.text', { date })}</p>
        </Stack>
      </Dialog>
    </div>
  );
}
