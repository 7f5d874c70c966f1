import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import type { FaceGroup } from '@storefront/shared/contracts';
import { CheckboxField, TextField, useFormikContext } from '@storefront/shared/forms';
import { brandColours, ChevronDownIcon, IconButton, Row, Section, Stack } from '@storefront/shared/ui';
import { ChevronUpIcon } from '../frame/chevron-up-icon';
import { BrandPreview } from './brand-preview';
import { PictureFields, pictureValue, type PictureValue } from './picture-fields';
import type { GroupForm } from './settings-form';

interface Values {
  brandColor: string;
  homeSections: FaceGroup['homeSections'];
  badgePicture: PictureValue | null;
  badgeLink: string;
  showVisits: boolean;
}

/** How the shop looks. */
export const faceForm: GroupForm<'face', Values> = {
  toValues: ({ brandColor, homeSections, badgePicture, badgeLink, showVisits }) => ({
    brandColor: brandColor ?? '',
    homeSections,
    badgePicture: pictureValue(badgePicture),
    badgeLink,
    showVisits,
  }),
  toBody: ({ brandColor, homeSections, badgePicture, badgeLink, showVisits }) => ({
    brandColor: brandColor.trim().toUpperCase() || null,
    homeSections,
    badgePicture: badgePicture?.value ?? null,
    badgeLink: badgeLink.trim(),
    showVisits,
  }),
  schema: object({
    brandColor: string().matches(/^\s*#[0-9a-f]{6}\s*$/i, {
      message: 'operator-settings:face.colourWrong',
      excludeEmptyString: true,
    }),
    badgeLink: string()
      .matches(/^\s*https:\/\/\S+\s*$/, { message: 'operator-settings:httpsOnly', excludeEmptyString: true })
      .when('badgePicture', ([picture], rule) => (picture ? rule.required('form.required') : rule)),
  }),
  Fields: FaceFields,
};

function FaceFields() {
  const { t } = useTranslation('operator-settings');
  const { values, setFieldValue } = useFormikContext<Values>();
  const { brandColor, homeSections } = values;
  const colours = brandColours(brandColor.trim());
  const move = (from: number, to: number) => {
    const next = [...homeSections];
    const [moved] = next.splice(from, 1);
    if (moved) next.splice(to, 0, moved);
    void setFieldValue('homeSections', next);
  };
  return (
    <>
      <Section title={t('face.colour')}>
        <Stack>
          <TextField
            name="brandColor"
            label={t('face.brandColor')}
            hint={t('face.brandColorHint')}
            maxLength={9}
            autoComplete="off"
            isOptional
          />
          {colours && <BrandPreview colours={colours} />}
        </Stack>
      </Section>
      <Section title={t('face.home')}>
        <ol>
          {homeSections.map((name, at) => {
            const section = t(`section.${name}`);
            return (
              <li key={name}>
                <Row between>
                  <span>
                    {at + 1}. {section}
                  </span>
                  <Row gap={1}>
                    <IconButton
                      disabled={at === 0}
                      label={t('face.up', { section })}
                      icon={<ChevronUpIcon size={20} />}
                      onClick={() => move(at, at - 1)}
                    />
                    <IconButton
                      disabled={at === homeSections.length - 1}
                      label={t('face.down', { section })}
                      icon={<ChevronDownIcon size={20} />}
                      onClick={() => move(at, at + 1)}
                    />
                  </Row>
                </Row>
              </li>
            );
          })}
        </ol>
      </Section>
      <Section title={t('face.badge')}>
        <Stack>
          <PictureFields names={['badgePicture']} />
          <TextField name="badgeLink" label={t('face.badgeLink')} inputMode="url" isOptional />
        </Stack>
      </Section>
      <Section title={t('face.visits')}>
        <CheckboxField name="showVisits" label={t('face.showVisits')} />
      </Section>
    </>
  );
}
