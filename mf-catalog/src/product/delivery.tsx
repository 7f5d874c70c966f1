import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShippingMethod } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { selectSetting, useDispatch, useSelector } from '@storefront/shared/store';
import { arrivalDays } from '@storefront/shared/time';
import { Select, Skeleton, TextButton, unitOptions } from '@storefront/shared/ui';
import { storedList, storedText } from '../stored-list';
import { deliveryOptions, provinces } from './product-extras';

interface StoredProvince {
  code: string;
}

/** Where somebody had things delivered to last; the next product is estimated for the same place. */
const chosen = storedList<StoredProvince>({
  key: 'sf:province',
  maxItems: 1,
  readItem(value) {
    const code = storedText(value, 'code', 2);
    return code ? { code } : null;
  },
});

/** When one piece would be at somebody's door, and for how much. */
export function Delivery({ infoId }: { infoId: string }) {
  const { t } = useTranslation('catalog-product');
  const language = useLanguage();
  const dispatch = useDispatch();
  const setting = useSelector(selectSetting).settingClient;
  const list = useSelector((state) => provinces.select(state, null));
  const [stored] = chosen.useStoredItems();
  const provinceCode = stored?.code ?? setting?.defaultProvince ?? '';
  const request = { infoId, provinceCode };
  const options = useSelector((state) => deliveryOptions.select(state, request));

  // Where somebody is, is known to this browser alone, so the route cannot ask for it.
  useEffect(() => {
    dispatch(provinces.fetch(null));
  }, [dispatch]);
  useEffect(() => {
    if (provinceCode) dispatch(deliveryOptions.fetch({ infoId, provinceCode }));
  }, [infoId, provinceCode, dispatch]);

  if (list.error && !list.data)
    return (
      <Failed>
        {t('delivery.failed')}{' '}
        <TextButton onClick={() => dispatch(provinces.refetch(null))}>{t('retry')}</TextButton>
      </Failed>
    );
  return (
    <Box>
      <Select
        label={t('delivery.to')}
        value={list.data ? provinceCode : ''}
        disabled={!list.data}
        placeholder={t('delivery.choose')}
        options={unitOptions(list.data ?? [], language)}
        onChange={({ target }) => {
          chosen.write(target.value ? [{ code: target.value }] : []);
        }}
      />
      <div aria-live="polite" aria-busy={options.isFetching}>
        {options.data ? (
          <Options options={options.data} />
        ) : options.error ? (
          <Failed>
            {t('delivery.failed')}{' '}
            <TextButton onClick={() => dispatch(deliveryOptions.refetch(request))}>{t('retry')}</TextButton>
          </Failed>
        ) : (
          provinceCode && <Skeleton lines={2} />
        )}
      </div>
    </Box>
  );
}

function Options({ options }: { options: readonly ShippingMethod[] }) {
  const { t } = useTranslation('catalog-product');
  const language = useLanguage();
  // The first day of delivery moves on at midnight, when nobody waits for it with the page open.
  const [now] = useState(() => Date.now());
  if (options.length === 0) return <p>{t('delivery.none')}</p>;

  const etaText = (eta: ShippingMethod['eta']) => {
    if (eta.to === 0) return t('delivery.today');
    return eta.from === 0
      ? t('delivery.until', { day: arrivalDays({ from: eta.to, to: eta.to }, now, language) })
      : arrivalDays(eta, now, language);
  };

  return (
    <Lines>
      {options.map(({ code, fee, eta }) => (
        <li key={code}>
          <span>
            {t(code === 'EXPRESS' ? 'delivery.express' : 'delivery.standard')}
            {': '}
            {etaText(eta)}
          </span>
          <strong>{fee === 0 ? t('delivery.free') : formatMoney(fee, language)}</strong>
        </li>
      ))}
    </Lines>
  );
}

const Box = styled.div`
  display: grid;
  gap: var(--s-2);
`;
const Lines = styled.ul`
  display: grid;
  gap: var(--s-1);
  li {
    display: flex;
    justify-content: space-between;
    gap: var(--s-4);
  }
  strong {
    font-weight: 600;
    white-space: nowrap;
  }
`;
const Failed = styled.p`
  color: var(--c-ink-soft);
`;
