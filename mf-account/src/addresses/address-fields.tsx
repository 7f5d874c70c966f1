import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import {
  CheckboxField,
  PhoneField,
  SelectField,
  TextField,
  useFormikContext,
} from '@storefront/shared/forms';
import { useLanguage } from '@storefront/shared/i18n';
import { useDispatch, useSelector } from '@storefront/shared/store';
import { Banner, TextButton, unitOptions } from '@storefront/shared/ui';
import { Pair } from '../form-card';
import type { AddressValues } from './address-values';
import { countries, provinces, wards } from './divisions';

/** Who gets the parcel, the country and its units, then the street. */
export function AddressFields({ isAlreadyDefault }: { isAlreadyDefault: boolean }) {
  const { t } = useTranslation('account-profile');
  const language = useLanguage();
  const { values } = useFormikContext<AddressValues>();
  const known = useSelector((state) => countries.select(state, { language }));
  const options = (known.data ?? [{ code: 'VN', name: t('addresses.vietnam') }]).map(({ code, name }) => ({
    value: code,
    label: name,
  }));
  return (
    <>
      <Pair>
        <TextField name="lastName" label={t('personal.lastName')} autoComplete="family-name" />
        <TextField name="firstName" label={t('personal.firstName')} autoComplete="given-name" />
      </Pair>
      <PhoneField name="phone" label={t('contact.phone')} hint={t('addresses.phoneHint')} />
      <SelectField
        name="national"
        label={t('addresses.country')}
        options={options}
        autoComplete="country"
        {...(values.national !== 'VN' && { hint: t('addresses.abroadHint') })}
      />
      {values.national === 'VN' ? (
        <VietnameseUnits />
      ) : (
        <TextField name="province" label={t('addresses.provinceAbroad')} autoComplete="address-level1" />
      )}
      <TextField
        name="address"
        label={t('addresses.street')}
        hint={t('addresses.streetHint')}
        autoComplete="street-address"
      />
      {!isAlreadyDefault && <CheckboxField name="isDefault" label={t('addresses.makeDefault')} />}
    </>
  );
}

function VietnameseUnits() {
  const language = useLanguage();
  const { t } = useTranslation('account-profile');
  const dispatch = useDispatch();
  const { values, setValues } = useFormikContext<AddressValues>();
  const { provinceCode } = values;
  const all = useSelector((state) => provinces.select(state, null));
  const ofProvince = useSelector((state) => wards.select(state, provinceCode));
  // Which province it is comes from a choice, a saved address, or what was typed before a login.
  useEffect(() => {
    if (provinceCode) dispatch(wards.fetch(provinceCode));
  }, [dispatch, provinceCode]);

  const hasFailed = [all, ofProvince].some(({ error, isFetching }) => error && !isFetching);
  const again = () => {
    dispatch(provinces.fetch(null));
    if (provinceCode) dispatch(wards.fetch(provinceCode));
  };
  const placeholder = !provinceCode
    ? t('addresses.provinceFirst')
    : t(ofProvince.isFetching ? 'addresses.loading' : 'addresses.chooseWard');
  return (
    <>
      {hasFailed && (
        <Banner
          tone="warning"
          isLive
          action={<TextButton onClick={again}>{t('addresses.unitsAgain')}</TextButton>}
        >
          {t('addresses.unitsFailed')}
        </Banner>
      )}
      <Pair>
        <SelectField
          name="provinceCode"
          label={t('addresses.province')}
          options={unitOptions(all.data ?? [], language)}
          placeholder={t(all.isFetching ? 'addresses.loading' : 'addresses.chooseProvince')}
          autoComplete="address-level1"
          onChange={({ target }) =>
            void setValues({ ...values, provinceCode: target.value, wardCode: '' }, false)
          }
        />
        <SelectField
          name="wardCode"
          label={t('addresses.ward')}
          options={provinceCode ? unitOptions(ofProvince.data ?? [], language) : []}
          disabled={!provinceCode}
          placeholder={placeholder}
          autoComplete="address-level3"
        />
      </Pair>
    </>
  );
}
