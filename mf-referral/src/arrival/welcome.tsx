import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Inviter } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { Heading } from '@storefront/shared/ui';
import { benefitText } from '../member/benefit-text';

interface Props {
  from: Pick<Inviter, 'inviterName' | 'inviteeBenefit'>;
  /** What the inviter wrote. */
  message?: string | null;
  /** The ways on. */
  children: ReactNode;
}

/** Who invited, what there is to get, and how to go on. */
export function Welcome({ from: { inviterName, inviteeBenefit }, message, children }: Props) {
  const { t } = useTranslation('referral-arrival');
  const language = useLanguage();
  const off = inviteeBenefit && benefitText(inviteeBenefit, language);
  return (
    <Box>
      <Heading level={1} size={2}>
        {inviterName ? t('welcome.title', { name: inviterName }) : t('welcome.titleNobody')}
      </Heading>
      {message && <Quote>{message}</Quote>}
      {inviteeBenefit ? (
        <>
          <Amount>{off ? t('welcome.off', { off }) : inviteeBenefit.voucherName}</Amount>
          <p>
            {inviteeBenefit.minSubtotal > 0
              ? t('welcome.from', { amount: formatMoney(inviteeBenefit.minSubtotal, language) })
              : t('welcome.first')}
          </p>
        </>
      ) : (
        <p>{t('welcome.noBenefit')}</p>
      )}
      {children}
    </Box>
  );
}

const Box = styled.section`
  display: grid;
  gap: var(--s-4);
  margin-top: var(--s-6);
  padding: var(--s-8) var(--s-6);
  border-radius: var(--r-sheet);
  background: var(--c-tint);
`;
const Amount = styled.strong`
  font-size: var(--t-2xl);
  font-weight: 600;
  line-height: 1.25;
`;
const Quote = styled.blockquote`
  margin: 0;
  padding-inline-start: var(--s-4);
  border-inline-start: 3px solid var(--c-brand);
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
