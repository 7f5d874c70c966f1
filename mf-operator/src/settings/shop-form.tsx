import { useTranslation } from 'react-i18next';
import { array, object, string } from 'yup';
import { text, TextField, useFormikContext } from '@storefront/shared/forms';
import { Button, Row, Section, Stack, TextButton } from '@storefront/shared/ui';
import { useRemovalFocus } from '../list/use-removal-focus';
import { Pair } from '../offers/common-fields';
import { PictureFields, pictureValue, type PictureValue } from './picture-fields';
import type { GroupForm } from './settings-form';

interface Values {
  siteName: string;
  legalName: string;
  taxCode: string;
  address: string;
  hotline: string;
  email: string;
  socials: { name: string; url: string }[];
  logo: PictureValue | null;
  favicon: PictureValue | null;
  sharePicture: PictureValue | null;
  analyticsId: string;
}

const MAX_SOCIALS = 10;
const optional = (pattern: RegExp, message: string) =>
  string().matches(pattern, { message: `operator-settings:${message}`, excludeEmptyString: true });

/** Who the shop is. */
export const shopForm: GroupForm<'shop', Values> = {
  toValues: ({ updatedAt: _at, version: _version, ...stored }) => ({
    ...stored,
    logo: pictureValue(stored.logo),
    favicon: pictureValue(stored.favicon),
    sharePicture: pictureValue(stored.sharePicture),
    analyticsId: stored.analyticsId ?? '',
  }),
  toBody: ({ logo, favicon, sharePicture, analyticsId, ...values }) => ({
    ...values,
    taxCode: values.taxCode.trim(),
    email: values.email.trim(),
    logo: logo?.value ?? null,
    favicon: favicon?.value ?? null,
    sharePicture: sharePicture?.value ?? null,
    analyticsId: analyticsId.trim() || null,
  }),
  schema: object({
    siteName: text(60),
    legalName: string().max(200),
    taxCode: optional(/^\s*(\d{10}(-\d{3})?|\d{12})\s*$/, 'shop.taxCodeWrong'),
    hotline: optional(/^[\d+ .()-]{0,30}$/, 'shop.hotlineWrong'),
    email: optional(/^\s*[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+\s*$/, 'shop.emailWrong'),
    socials: array().of(
      object({
        name: text(40),
        url: string()
          .required('form.required')
          .matches(/^https:\/\/\S+$/, { message: 'operator-settings:httpsOnly', excludeEmptyString: true }),
      }),
    ),
    analyticsId: optional(/^\s*[\w-]{1,60}\s*$/, 'shop.analyticsWrong'),
  }),
  Fields: ShopFields,
};

function ShopFields() {
  const { t } = useTranslation('operator-settings');
  const { values, setFieldValue } = useFormikContext<Values>();
  const { socials } = values;
  const { list, rowRemoved } = useRemovalFocus<HTMLDivElement>();
  const set = (next: Values['socials']) => void setFieldValue('socials', next);
  return (
    <>
      <TextField name="siteName" label={t('shop.siteName')} maxLength={60} autoComplete="off" />
      <Section title={t('shop.legal')}>
        <Stack>
          <Pair>
            <TextField name="legalName" label={t('shop.legalName')} maxLength={200} isOptional />
            <TextField name="taxCode" label={t('shop.taxCode')} inputMode="numeric" isOptional />
          </Pair>
          <TextField name="address" label={t('shop.address')} maxLength={300} isOptional />
          <Pair>
            <TextField name="hotline" label={t('shop.hotline')} inputMode="tel" isOptional />
            <TextField name="email" label={t('shop.email')} inputMode="email" isOptional />
          </Pair>
        </Stack>
      </Section>
      <Section title={t('shop.socials')}>
        <Stack ref={list}>
          {socials.map(({ name }, at) => (
            // Rows have no name of their own: they are what stands at their place.
            <Stack key={at} gap={2}>
              <Pair>
                <TextField name={`socials[${at}].name`} label={t('shop.socialName')} maxLength={40} />
                <TextField name={`socials[${at}].url`} label={t('shop.socialUrl')} inputMode="url" />
              </Pair>
              <Row>
                <TextButton
                  data-remove
                  onClick={() => {
                    rowRemoved();
                    set(socials.filter((_, other) => other !== at));
                  }}
                >
                  {t('shop.socialRemove', { name: name || at + 1 })}
                </TextButton>
              </Row>
            </Stack>
          ))}
          {socials.length < MAX_SOCIALS && (
            <Row>
              <Button
                variant="quiet"
                size="small"
                data-add
                onClick={() => set([...socials, { name: '', url: '' }])}
              >
                {t('shop.socialAdd')}
              </Button>
            </Row>
          )}
        </Stack>
      </Section>
      <Section title={t('shop.pictures')}>
        <PictureFields names={['logo', 'favicon', 'sharePicture']} />
      </Section>
      <TextField
        name="analyticsId"
        label={t('shop.analyticsId')}
        hint={t('shop.analyticsHint')}
        autoComplete="off"
        isOptional
      />
    </>
  );
}
