import { useTranslation } from 'react-i18next';
import { useFormikContext } from '@storefront/shared/forms';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { useSelector } from '@storefront/shared/store';
import { Async, Checkbox, Skeleton, Stack, TextLink } from '@storefront/shared/ui';
import type { DraftText } from '../drafts/draft-text';
import { paths } from '../paths/paths';
import { services } from '../services/services';

/** Which of the provider's services come with this solution. */
export function ServiceFields() {
  const { t } = useTranslation('provider-editor');
  const language = useLanguage();
  const entry = useSelector((state) => services.select(state, null));
  const { values, setFieldValue } = useFormikContext<DraftText>();
  const { serviceIds } = values;
  const manage = <TextLink to={paths.services.to()}>{t('services.manage')}</TextLink>;
  return (
    <Async
      entry={entry}
      pending={<Skeleton lines={3} />}
      empty={
        <p>
          {t('services.none')} {manage}
        </p>
      }
    >
      {({ data }) => (
        <Stack gap={1}>
          {data.map(({ id, name, priceFrom }) => (
            <Checkbox
              key={id}
              name={`service-${id}`}
              label={
                priceFrom === null
                  ? name
                  : t('services.priced', { name, price: formatMoney(priceFrom, language) })
              }
              checked={serviceIds.includes(id)}
              onChange={({ target }) =>
                void setFieldValue(
                  'serviceIds',
                  target.checked ? [...serviceIds, id] : serviceIds.filter((one) => one !== id),
                )
              }
            />
          ))}
          <p>{manage}</p>
        </Stack>
      )}
    </Async>
  );
}
