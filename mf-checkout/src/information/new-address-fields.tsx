import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@storefront/shared/i18n';
import { CheckboxField, SelectField, TextField, useFormikContext } from '@storefront/shared/forms';
import { useRetry, useSelector, type Entry } from '@storefront/shared/store';
import { Banner, TextButton, unitOptions } from '@storefront/shared/ui';
import type { Division } from '@storefront/shared/contracts';
import { countries, districts, provinces, wards } from '../address/divisions';
import type { InformationForm } from '../draft/draft';

/** Country, then its units, then the street. Districts show only where there are any. */
export function NewAddressFields() {
  const { t } = useTranslation('checkout');
  const language = useLanguage();
  const { values, setValues } = useFormikContext<InformationForm>();
  const known = useSelector((state) => countries.select(state, { language }));
  const isVietnam = values.national === 'VN';
  const countryOptions = (known.data ?? [{ code: 'VN', name: t('information.vietnam') }]).map(
    ({ code, name }) => ({ value: code, label: name }),
  );
  return (
    <Fields>
      <SelectField
        name="national"
        label={t('information.country')}
        options={countryOptions}
        autoComplete="country"
        {...(!isVietnam && { hint: t('information.abroadHint') })}
      />
      {isVietnam ? (
        <VietnameseUnits
          onProvince={(provinceCode) =>
            void setValues({ ...values, provinceCode, districtCode: '', wardCode: '' }, false)
          }
          onDistrict={(districtCode) => void setValues({ ...values, districtCode, wardCode: '' }, false)}
        />
      ) : (
        <TextField name="province" label={t('information.provinceAbroad')} autoComplete="address-level1" />
      )}
      <TextField
        name="address"
        label={t('information.street')}
        hint={t('information.streetHint')}
        autoComplete="street-address"
      />
      <CheckboxField name="isSaved" label={t('information.save')} />
    </Fields>
  );
}

interface UnitsProps {
  onProvince: (code: string) => void;
  onDistrict: (code: string) => void;
}

function VietnameseUnits({ onProvince, onDistrict }: UnitsProps) {
  const language = useLanguage();
  const { t } = useTranslation('checkout');
  const { values } = useFormikContext<InformationForm>();
  const { provinceCode, districtCode } = values;
  const allProvinces = useSelector((state) => provinces.select(state, null));
  const ofProvince = useSelector((state) => districts.select(state, provinceCode));
  const ofParent = useSelector((state) => wards.select(state, districtCode || provinceCode));
  const hasDistricts = (ofProvince.data?.length ?? 0) > 0;
  const isWaitingForDistrict = hasDistricts && !districtCode;
  return (
    <>
      <DivisionsFailed entries={[allProvinces, ofProvince, ofParent]} />
      <SelectField
        name="provinceCode"
        label={t('information.province')}
        options={unitOptions(allProvinces.data ?? [], language)}
        placeholder={t(allProvinces.isFetching ? 'information.loading' : 'information.chooseProvince')}
        autoComplete="address-level1"
        onChange={({ target }) => onProvince(target.value)}
      />
      {hasDistricts && (
        <SelectField
          name="districtCode"
          label={t('information.district')}
          options={unitOptions(ofProvince.data ?? [], language)}
          placeholder={t('information.chooseDistrict')}
          autoComplete="address-level2"
          onChange={({ target }) => onDistrict(target.value)}
        />
      )}
      <SelectField
        name="wardCode"
        label={t('information.ward')}
        options={provinceCode ? unitOptions(ofParent.data ?? [], language) : []}
        disabled={!provinceCode || isWaitingForDistrict}
        placeholder={t(
          !provinceCode
            ? 'information.provinceFirst'
            : ofParent.isFetching
              ? 'information.loading'
              : 'information.chooseWard',
        )}
        autoComplete="address-level3"
      />
    </>
  );
}

function DivisionsFailed({ entries }: { entries: Entry<Division[]>[] }) {
  const { t } = useTranslation('checkout');
  const retry = useRetry();
  if (!entries.some(({ error, isFetching }) => error && !isFetching)) return null;
  return (
    <Banner
      tone="warning"
      isLive
      action={<TextButton onClick={retry}>{t('information.unitsAgain')}</TextButton>}
    >
      {t('information.unitsFailed')}
    </Banner>
  );
}

const Fields = styled.div`
  display: grid;
  gap: var(--s-4);
`;
