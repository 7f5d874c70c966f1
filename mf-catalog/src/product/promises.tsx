import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { selectSetting, useSelector } from '@storefront/shared/store';
import { CardIcon, CashIcon, ReturnIcon, TruckIcon } from '@storefront/shared/ui';

/** What a buyer asks before buying: how it comes, how it goes back, how it is paid. */
export function Promises() {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  const setting = useSelector(selectSetting).settingClient;
  const freeFrom = setting?.freeShippingFrom ?? null;
  const methods = setting?.paymentMethods ?? [];
  return (
    <List aria-label={t('product.facts.title')}>
      <Promise icon={<TruckIcon />}>
        {freeFrom === null
          ? t('product.facts.delivery')
          : t('product.facts.deliveryFree', { amount: formatMoney(freeFrom, language) })}
      </Promise>
      <Promise icon={<ReturnIcon />}>{t('product.facts.return')}</Promise>
      {methods.includes('ONLINE') && <Promise icon={<CardIcon />}>{t('product.facts.online')}</Promise>}
      {setting && methods.includes('COD') && (
        <Promise icon={<CashIcon />}>
          {t('product.facts.cod', { amount: formatMoney(setting.codLimit, language) })}
        </Promise>
      )}
    </List>
  );
}

function Promise({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      {icon}
      <span>{children}</span>
    </li>
  );
}

const List = styled.ul`
  display: grid;
  gap: var(--s-3);
  padding: var(--s-4);
  border-radius: var(--r-card);
  background: var(--c-tint);
  font-size: var(--t-sm);
  li {
    display: flex;
    gap: var(--s-3);
  }
  svg {
    flex: none;
    margin-top: 2px;
    color: var(--c-action);
  }
`;
