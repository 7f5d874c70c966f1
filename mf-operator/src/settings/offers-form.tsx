import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import { MoneyField, TextField } from '@storefront/shared/forms';
import { typedNumber } from '../offers/numbers';
import { numberIn, toNumber } from './numbers';
import type { GroupForm } from './settings-form';

interface Values {
  operatorPayoutLimit: string;
  discountFloorPercent: string;
}

/** What staff work by. */
export const offersForm: GroupForm<'offers', Values> = {
  toValues: ({ operatorPayoutLimit, discountFloorPercent }) => ({
    operatorPayoutLimit: typedNumber(operatorPayoutLimit),
    discountFloorPercent: typedNumber(discountFloorPercent),
  }),
  toBody: ({ operatorPayoutLimit, discountFloorPercent }) => ({
    operatorPayoutLimit: toNumber(operatorPayoutLimit),
    discountFloorPercent: toNumber(discountFloorPercent),
  }),
  schema: object({ operatorPayoutLimit: numberIn(0, 1_000_000_000), discountFloorPercent: numberIn(0, 100) }),
  Fields: OffersFields,
};

function OffersFields() {
  const { t } = useTranslation('operator-settings');
  return (
    <>
      <MoneyField
        name="operatorPayoutLimit"
        label={t('offers.payoutLimit')}
        hint={t('offers.payoutLimitHint')}
      />
      <TextField
        name="discountFloorPercent"
        label={t('offers.floor')}
        hint={t('offers.floorHint')}
        inputMode="numeric"
        after="%"
      />
    </>
  );
}
