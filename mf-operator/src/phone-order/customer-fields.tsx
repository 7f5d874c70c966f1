import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { PhoneField, SelectField, TextField, useFormikContext } from '@storefront/shared/forms';
import { useDispatch, useSelector } from '@storefront/shared/store';
import { media } from '@storefront/shared/ui';
import { provinces } from '../goods/provinces';
import { wards } from './phone-order';
import type { Values } from './values';

/** Who gets the order, and where. */
export function CustomerFields() {
  const { t } = useTranslation('operator-phone-order');
  const dispatch = useDispatch();
  const { values, setFieldValue } = useFormikContext<Values>();
  const { data: all = [] } = useSelector((state) => provinces.select(state, null));
  const { data: within = [] } = useSelector((state) => wards.select(state, values.provinceCode));
  const options = (units: { code: string; name: string }[]) =>
    units.map(({ code, name }) => ({ value: code, label: name }));
  return (
    <Pairs>
      <TextField name="lastName" label={t('customer.lastName')} autoComplete="off" />
      <TextField name="firstName" label={t('customer.firstName')} autoComplete="off" />
      <PhoneField name="phone" label={t('customer.phone')} autoComplete="off" />
      <TextField
        name="email"
        type="email"
        label={t('customer.email')}
        hint={t('customer.emailHint')}
        autoComplete="off"
      />
      <SelectField
        name="provinceCode"
        label={t('customer.province')}
        placeholder={t('customer.pick')}
        options={options(all)}
        onChange={({ target }) => {
          void setFieldValue('wardCode', '');
          if (target.value) dispatch(wards.fetch(target.value));
        }}
      />
      <SelectField
        name="wardCode"
        label={t('customer.ward')}
        placeholder={t('customer.pick')}
        options={options(within)}
      />
      <div data-wide>
        <TextField name="address" label={t('customer.address')} autoComplete="off" />
      </div>
    </Pairs>
  );
}

const Pairs = styled.div`
  display: grid;
  gap: var(--s-4);
  ${media.from(640)} {
    grid-template-columns: 1fr 1fr;
    align-items: start;
    [data-wide] {
      grid-column: 1 / -1;
    }
  }
`;
