import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { ActiveCampaign } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { Card, Facts, Heading } from '@storefront/shared/ui';
import { benefitText } from '../member/benefit-text';
import { Ago, Period } from '../times/times';

/** What both sides get, and when. */
export function Offer({ campaign }: { campaign: ActiveCampaign }) {
  const { t } = useTranslation('referral');
  const language = useLanguage();
  const money = (amount: number) => formatMoney(amount, language);
  const { inviterBenefit, inviteeBenefit, from, to, duration, attributionDays, minPayout } = campaign;
  const off = inviteeBenefit && benefitText(inviteeBenefit, language);
  return (
    <Both aria-label={campaign.name}>
      <Benefit>
        <Heading level={2} size={4}>
          {t('offer.you')}
        </Heading>
        <Amount>{money(inviterBenefit.amount)}</Amount>
        <p>
          {t('offer.youText', { amount: money(inviterBenefit.minOrder) })}{' '}
          {t('offer.hold', { count: inviterBenefit.holdDays })}
        </p>
      </Benefit>
      <Benefit>
        <Heading level={2} size={4}>
          {t('offer.friend')}
        </Heading>
        {inviteeBenefit ? (
          <>
            <Amount>{off ? t('offer.off', { off }) : inviteeBenefit.voucherName}</Amount>
            <p>
              {inviteeBenefit.minSubtotal > 0
                ? t('offer.friendText', { amount: money(inviteeBenefit.minSubtotal) })
                : t('offer.friendAny')}
            </p>
          </>
        ) : (
          <p>{t('offer.friendNothing')}</p>
        )}
      </Benefit>
      <Card>
        <Facts>
          <div>
            <dt>{t('offer.when')}</dt>
            <dd>
              <Period from={from} to={to} duration={duration} />
            </dd>
          </div>
          <div>
            <dt>{t('offer.counts')}</dt>
            <dd>{t('offer.countsText', { count: attributionDays })}</dd>
          </div>
          <div>
            <dt>{t('offer.payout')}</dt>
            <dd>{t('offer.payoutText', { amount: money(minPayout) })}</dd>
          </div>
          <div>
            <dt>{t('offer.created')}</dt>
            <dd>
              <Ago at={campaign.createdAt} />
            </dd>
          </div>
          <div>
            <dt>{t('offer.changed')}</dt>
            <dd>
              <Ago at={campaign.updatedAt} />
            </dd>
          </div>
        </Facts>
      </Card>
    </Both>
  );
}

const Both = styled.section`
  display: grid;
  gap: var(--s-4);
  @media (min-width: 768px) {
    grid-template-columns: 1fr 1fr;
    > :last-child {
      grid-column: 1 / -1;
    }
    dl {
      grid-template-columns: 1fr 1fr;
    }
  }
`;
const Benefit = styled.div`
  padding: var(--s-6);
  border-radius: var(--r-sheet);
  background: var(--c-tint);
  p {
    color: var(--c-ink-soft);
  }
`;
const Amount = styled.strong`
  display: block;
  margin-block: var(--s-1) var(--s-2);
  font-size: var(--t-2xl);
  font-weight: 600;
  line-height: 1.25;
`;
