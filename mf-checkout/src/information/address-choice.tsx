import { useTranslation } from 'react-i18next';
import type { UserAddress } from '@storefront/shared/contracts';
import { RadioCardsField, readablePhone, useFormikContext } from '@storefront/shared/forms';
import { personName, useLanguage } from '@storefront/shared/i18n';
import { addressText, Badge, Banner, Heading } from '@storefront/shared/ui';
import type { InformationForm } from '../draft/draft';
import { newAddress } from './information-schema';
import { NewAddressFields } from './new-address-fields';

interface Props {
  saved: UserAddress[];
  hasBookFailed: boolean;
}

/** One of the address book, or a new address. */
export function AddressChoice({ saved, hasBookFailed }: Props) {
  const { t } = useTranslation('checkout');
  const language = useLanguage();
  const { values, setValues, submitCount } = useFormikContext<InformationForm>();
  if (saved.length === 0) {
    return (
      <>
        <Heading level={2} size={3}>
          {t('information.address')}
        </Heading>
        {hasBookFailed && <Banner tone="warning">{t('information.bookFailed')}</Banner>}
        <NewAddressFields />
      </>
    );
  }
  return (
    <RadioCardsField
      name="addressId"
      legend={t('information.address')}
      onChange={(id) => {
        const chosen = saved.find((address) => address.id === id);
        // Anyone who stands in the address book with the address is who gets the parcel there.
        if (chosen) {
          const { firstName, lastName, phone } = chosen;
          void setValues({ ...values, addressId: id, firstName, lastName, phone }, submitCount > 0);
        }
      }}
      options={[
        ...saved.map((address) => ({
          value: address.id,
          title: (
            <>
              {`${personName(address, language)} · ${unbroken(readablePhone(address.phone))}`}
              {/* Beside the whole address it would leave a phone half of the width. */}
              {address.isDefault && (
                <>
                  {' '}
                  <Badge>{t('information.default')}</Badge>
                </>
              )}
            </>
          ),
          description: address.isCurrent
            ? addressText(address, language)
            : `${addressText(address, language)}. ${t('information.outdated')}`,
          disabled: !address.isCurrent,
        })),
        { value: newAddress, title: t('information.otherAddress'), more: <NewAddressFields /> },
      ]}
    />
  );
}

/** A number is read at one glance, on one line. */
const unbroken = (phone: string) => phone.replaceAll(' ', '\u00a0');
