import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { Membership, MembershipPlan } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { Badge, ButtonLink, Card, Heading } from '@storefront/shared/ui';
import { paths } from '../paths/paths';
import { planChange } from './plans';

interface Props {
  plans: readonly MembershipPlan[];
  membership: Membership;
  chosen: string | null;
}

/** The plans beside each other; the current one is marked. */
export function PlanCards({ plans, membership, chosen }: Props) {
  return (
    <Grid>
      {plans.map((plan) => (
        <li key={plan.id}>
          <PlanCard plan={plan} membership={membership} isChosen={plan.id === chosen} />
        </li>
      ))}
    </Grid>
  );
}

interface CardProps {
  plan: MembershipPlan;
  membership: Membership;
  isChosen: boolean;
}

function PlanCard({ plan, membership, isChosen }: CardProps) {
  const { t } = useTranslation('provider-membership');
  const { t: ofRemote } = useTranslation('provider');
  const language = useLanguage();
  const change = planChange(plan, membership);
  const isCurrent = membership.plan === plan.id && membership.status === 'ACTIVE';
  const name = ofRemote(`plan.${plan.id}`);
  return (
    <Shape as="article" data-current={isCurrent || undefined} data-chosen={isChosen || undefined}>
      <Top>
        <Heading level={3}>{name}</Heading>
        {isCurrent && <Badge tone="success">{t('plans.current')}</Badge>}
      </Top>
      <Amount>
        {plan.price === 0 ? t('plans.free') : formatMoney(plan.price, language)}
        <small> / {t('plans.days', { count: plan.days })}</small>
      </Amount>
      <List>
        <li>{t('plans.limit', { count: plan.limit })}</li>
        <li>{t('plans.requests')}</li>
        <li>{t(plan.id === 'FREE' ? 'plans.once' : 'plans.noAutomatic')}</li>
      </List>
      {change === 'trialUsed' ? (
        <Soft>{t(membership.status === 'ACTIVE' ? 'plans.trialForNew' : 'plans.trialUsed')}</Soft>
      ) : (
        <ButtonLink
          isWide
          variant="quiet"
          aria-current={isChosen ? 'true' : undefined}
          aria-label={t('plans.chooseOf', { action: t(`change.${change}.action`), name })}
          to={`${paths.membership.to({ plan: plan.id })}#payment`}
        >
          {t(`change.${change}.action`)}
        </ButtonLink>
      )}
    </Shape>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
  @media (min-width: 768px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
const Shape = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: var(--s-3);
  height: 100%;
  &[data-current] {
    border-color: var(--c-success);
  }
  &[data-chosen] {
    border-color: var(--c-action);
    box-shadow: 0 0 0 1px var(--c-action);
  }
`;
const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
  align-items: center;
  justify-content: space-between;
`;
const Amount = styled.p`
  font-size: var(--t-xl);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  small {
    color: var(--c-ink-soft);
    font-size: var(--t-sm);
    font-weight: 400;
  }
`;
const List = styled.ul`
  display: grid;
  flex: 1;
  gap: var(--s-2);
  align-content: start;
  padding-left: var(--s-4);
  list-style: disc;
`;
const Soft = styled.p`
  color: var(--c-ink-soft);
  font-size: var(--t-sm);
`;
