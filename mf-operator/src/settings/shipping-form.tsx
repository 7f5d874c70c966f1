import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import type { ShippingGroup } from '@storefront/shared/contracts';
import {
  CheckboxField,
  MoneyField,
  SelectField,
  TextField,
  useFormikContext,
} from '@storefront/shared/forms';
import { useLanguage } from '@storefront/shared/i18n';
import { parseAmount } from '@storefront/shared/money';
import { useSelector } from '@storefront/shared/store';
import { Section, Stack, unitOptions } from '@storefront/shared/ui';
import { provinces } from '../goods/provinces';
import { Pair } from '../offers/common-fields';
import { typedNumber } from '../offers/numbers';
import { numberIn, toNumber } from './numbers';
import type { GroupForm } from './settings-form';

const zones = ['SAME_PROVINCE', 'SAME_REGION', 'REMOTE', 'ABROAD'] as const;
const methods = ['STANDARD', 'EXPRESS'] as const;
type Zone = (typeof zones)[number];
type Method = (typeof methods)[number];
type Tariff = ShippingGroup['tariffs'][Zone][Method];

interface TariffValues {
  isOffered: boolean;
  first: string;
  next: string;
  from: string;
  to: string;
}
interface Values {
  freeShippingFrom: string;
  defaultProvince: string;
  shopProvince: string;
  firstGrams: string;
  nextGrams: string;
  tariffs: Record<Zone, Record<Method, TariffValues>>;
}

const typed = (tariff: Tariff): TariffValues => ({
  isOffered: tariff !== null,
  first: typedNumber(tariff?.first ?? 0),
  next: typedNumber(tariff?.next ?? 0),
  from: typedNumber(tariff?.from ?? 1),
  to: typedNumber(tariff?.to ?? 3),
});
const toTariff = ({ isOffered, first, next, from, to }: TariffValues): Tariff =>
  isOffered ? { first: toNumber(first), next: toNumber(next), from: toNumber(from), to: toNumber(to) } : null;
/** The same of each zone and method. */
function each<T>(of: (zone: Zone, method: Method) => T): Record<Zone, Record<Method, T>> {
  return Object.fromEntries(
    zones.map((zone) => [zone, Object.fromEntries(methods.map((method) => [method, of(zone, method)]))]),
  ) as Record<Zone, Record<Method, T>>;
}
const tariffRule = object({
  first: numberIn(0, 100_000_000),
  next: numberIn(0, 10_000_000),
  from: numberIn(0, 90),
  to: numberIn(0, 90).test('order', 'operator-settings:shipping.toBeforeFrom', (to, { parent }) => {
    const { from, isOffered } = parent as TariffValues;
    return !isOffered || (parseAmount(to ?? '') ?? 0) >= (parseAmount(from) ?? 0);
  }),
});
const zoneRule = object({ STANDARD: tariffRule, EXPRESS: tariffRule });

/** What it costs to send a parcel. */
export const shippingForm: GroupForm<'shipping', Values> = {
  toValues: (stored) => ({
    freeShippingFrom: typedNumber(stored.freeShippingFrom),
    defaultProvince: stored.defaultProvince,
    shopProvince: stored.shopProvince,
    firstGrams: typedNumber(stored.firstGrams),
    nextGrams: typedNumber(stored.nextGrams),
    tariffs: each((zone, method) => typed(stored.tariffs[zone][method])),
  }),
  toBody: (values) => ({
    freeShippingFrom: parseAmount(values.freeShippingFrom),
    defaultProvince: values.defaultProvince,
    shopProvince: values.shopProvince,
    firstGrams: toNumber(values.firstGrams),
    nextGrams: toNumber(values.nextGrams),
    tariffs: each((zone, method) => toTariff(values.tariffs[zone][method])),
  }),
  schema: object({
    freeShippingFrom: numberIn(0, 1_000_000_000, { isOptional: true }),
    firstGrams: numberIn(1, 100_000),
    nextGrams: numberIn(1, 100_000),
    tariffs: object({ SAME_PROVINCE: zoneRule, SAME_REGION: zoneRule, REMOTE: zoneRule, ABROAD: zoneRule }),
  }),
  Fields: ShippingFields,
};

function ShippingFields() {
  const { t } = useTranslation('operator-settings');
  const { values } = useFormikContext<Values>();
  const { data: all = [] } = useSelector((state) => provinces.select(state, null));
  const options = unitOptions(all, useLanguage());
  return (
    <>
      <MoneyField
        name="freeShippingFrom"
        label={t('shipping.freeFrom')}
        hint={t('shipping.freeFromHint')}
        isOptional
      />
      <Pair>
        <SelectField name="shopProvince" label={t('shipping.shopProvince')} options={options} />
        <SelectField name="defaultProvince" label={t('shipping.defaultProvince')} options={options} />
      </Pair>
      <Pair>
        <TextField name="firstGrams" label={t('shipping.firstGrams')} inputMode="numeric" after="g" />
        <TextField name="nextGrams" label={t('shipping.nextGrams')} inputMode="numeric" after="g" />
      </Pair>
      {zones.map((zone) => (
        <Section key={zone} title={t(`shipping.zone.${zone}`)}>
          <Stack>
            {methods.map((method) => {
              const name = `tariffs.${zone}.${method}`;
              // Every province is served; only express, and parcels abroad, can be left out.
              const isFixed = zone !== 'ABROAD' && method === 'STANDARD';
              return (
                <fieldset key={method}>
                  <legend>{t(`shipping.method.${method}`)}</legend>
                  <Stack gap={2}>
                    {!isFixed && <CheckboxField name={`${name}.isOffered`} label={t('shipping.offered')} />}
                    {values.tariffs[zone][method].isOffered && (
                      <>
                        <Pair>
                          <MoneyField name={`${name}.first`} label={t('shipping.first')} />
                          <MoneyField name={`${name}.next`} label={t('shipping.next')} />
                        </Pair>
                        <Pair>
                          <TextField name={`${name}.from`} label={t('shipping.from')} inputMode="numeric" />
                          <TextField name={`${name}.to`} label={t('shipping.to')} inputMode="numeric" />
                        </Pair>
                      </>
                    )}
                  </Stack>
                </fieldset>
              );
            })}
          </Stack>
        </Section>
      ))}
    </>
  );
}
