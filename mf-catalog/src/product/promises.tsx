import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { selectSetting, useSelector } from '@storefront/shared/store';
import { CardIcon, CashIcon, ReturnIcon, TextLink, TruckIcon } from '@storefront/shared/ui';
import { paths } from '../paths/paths';
import { Delivery } from './delivery';
import { worded } from './words';

/** What a buyer asks before buying: how it comes and for how much, how it goes back, how it is paid. */
export const Promises = worded(({ infoId }: { infoId: string }) => {
  const { t } = useTranslation('catalog-product');
  const language = useLanguage();
  const setting = useSelector(selectSetting).settingClient;
  const freeFrom = setting?.freeShippingFrom ?? null;
  const methods = setting?.paymentMethods ?? [];
  return (
    <Box>
      <Delivery infoId={infoId} />
      <List aria-label={t('facts.title')}>
        <Promise icon={<TruckIcon />}>
          {freeFrom === null
            ? t('facts.delivery')
            : t('facts.deliveryFree', { amount: formatMoney(freeFrom, language) })}
        </Promise>
        {setting && (
          <Promise icon={<ReturnIcon />}>
            {setting.returnDays > 0 && `${t('facts.return', { count: setting.returnDays })} `}
            <TextLink to={paths.policy.to('exchange-return')}>{t('facts.returnMore')}</TextLink>
          </Promise>
        )}
        {methods.includes('ONLINE') && <Promise icon={<CardIcon />}>{t('facts.online')}</Promise>}
        {setting && methods.includes('COD') && (
          <Promise icon={<CashIcon />}>
            {t('facts.cod', { amount: formatMoney(setting.codLimit, language) })}
          </Promise>
        )}
      </List>
    </Box>
  );
});

function Promise({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      {icon}
      <span>{children}</span>
    </li>
  );
}

const Box = styled.div`
  display: grid;
  gap: var(--s-4);
  padding: var(--s-4);
  border-radius: var(--r-card);
  background: var(--c-tint);
  font-size: var(--t-sm);
`;
const List = styled.ul`
  display: grid;
  gap: var(--s-3);
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
