import styled from '@emotion/styled';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBanner } from '@storefront/shared/errors';
import { useDispatch, useSelector, useSession } from '@storefront/shared/store';
import { Banner, Button, Input } from '@storefront/shared/ui';
import { alertKey, stockAlerts } from './product-extras';
import { worded } from './words';

/** Good enough to catch a slip; the shop is the judge of the rest. */
const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** An address to write to, once, when this variant is back; null while its size is still to be chosen. */
export const StockAlert = worded(({ infoId }: { infoId: string | null }) => {
  const { t } = useTranslation('catalog-product');
  return infoId === null ? <p>{t('alert.chooseSize')}</p> : <AlertForm infoId={infoId} />;
});

function AlertForm({ infoId }: { infoId: string }) {
  const { t } = useTranslation('catalog-product');
  const dispatch = useDispatch();
  const { email: own } = useSession();
  const [asked, setAsked] = useState('');
  const [isSlip, setIsSlip] = useState(false);
  const alert = useSelector((state) => stockAlerts.select(state, alertKey({ infoId, email: asked })));

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('email');
    if (!(field instanceof HTMLInputElement)) return;
    const email = field.value.trim();
    setIsSlip(!looksLikeEmail.test(email));
    if (!looksLikeEmail.test(email)) {
      field.focus();
      return;
    }
    setAsked(email);
    dispatch(stockAlerts.send({ infoId, email }));
  };

  if (alert.status === 'done')
    return (
      <Banner tone="success" isLive>
        {t('alert.done', { email: asked })}
      </Banner>
    );
  return (
    <Form noValidate onSubmit={send}>
      <Input
        key={own}
        label={t('alert.email')}
        hint={t('alert.hint')}
        error={isSlip || alert.error?.status === 400 ? t('alert.invalid') : undefined}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        defaultValue={own ?? ''}
      />
      <Button type="submit" variant="quiet" busy={alert.status === 'pending'}>
        {t('alert.send')}
      </Button>
      <ErrorBanner
        tone="warning"
        error={alert.error?.status === 400 ? null : alert.error}
        overrides={{ other: t('alert.failed') }}
      />
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: var(--s-3);
`;
