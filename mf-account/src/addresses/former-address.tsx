import { useTranslation } from 'react-i18next';
import type { UserAddress } from '@storefront/shared/contracts';
import { useFormikContext } from '@storefront/shared/forms';
import { Banner, Stack, TextButton } from '@storefront/shared/ui';
import type { AddressValues } from './address-values';

interface Props {
  saved: UserAddress;
  /** As it was written on parcels. */
  text: string;
}

/** What an address was before the reform, and what may have become of its ward. */
export function FormerAddress({ saved, text }: Props) {
  const { t } = useTranslation('account-profile');
  const { values, setValues } = useFormikContext<AddressValues>();
  const successors = saved.successors ?? [];
  return (
    <Banner tone="warning" title={t('addresses.outdated')}>
      <Stack gap={2}>
        <p>{t('addresses.outdatedWas', { address: text })}</p>
        {successors.length > 0 && (
          <div>
            <p>{t('addresses.successors')}</p>
            <ul>
              {successors.map(({ provinceCode, province, wardCode, ward }) => (
                <li key={wardCode}>
                  <TextButton
                    aria-pressed={values.wardCode === wardCode}
                    onClick={() =>
                      void setValues({ ...values, national: 'VN', provinceCode, wardCode }, false)
                    }
                  >
                    {`${ward}, ${province}`}
                  </TextButton>
                </li>
              ))}
            </ul>
          </div>
        )}
      </Stack>
    </Banner>
  );
}
