import { useTranslation } from 'react-i18next';
import { boolean, object, string } from 'yup';
import { CheckboxField, TextField } from '@storefront/shared/forms';
import { Pair } from '../offers/common-fields';
import { toInstant, toLocal } from '../times/vietnam-time';
import type { GroupForm } from './settings-form';

interface Values {
  isOn: boolean;
  textVi: string;
  textEn: string;
  link: string;
  startsAt: string;
  endsAt: string;
}

const shownText = () =>
  string()
    .max(200)
    .when('isOn', ([isOn], rule) => (isOn ? rule.required('form.required') : rule));

/** The line above all pages. */
export const announcementForm: GroupForm<'announcement', Values> = {
  toValues: ({ isOn, textVi, textEn, link, startsAt, endsAt }) => ({
    isOn,
    textVi,
    textEn,
    link: link ?? '',
    startsAt: startsAt ? toLocal(startsAt) : '',
    endsAt: endsAt ? toLocal(endsAt) : '',
  }),
  toBody: ({ link, startsAt, endsAt, ...values }) => ({
    ...values,
    link: link.trim() || null,
    startsAt: toInstant(startsAt),
    endsAt: toInstant(endsAt),
  }),
  schema: object({
    isOn: boolean(),
    textVi: shownText(),
    textEn: shownText(),
    link: string().matches(/^\s*(\/(?![/\\])|https:\/\/)[^\s\\]*\s*$/, {
      message: 'operator-settings:announcement.linkWrong',
      excludeEmptyString: true,
    }),
    endsAt: string().test('order', 'errors:field.beforeStart', (endsAt, { parent }) => {
      const { startsAt } = parent as Values;
      return !endsAt || !startsAt || endsAt > startsAt;
    }),
  }),
  Fields: AnnouncementFields,
};

function AnnouncementFields() {
  const { t } = useTranslation('operator-settings');
  return (
    <>
      <CheckboxField name="isOn" label={t('announcement.isOn')} />
      <Pair>
        <TextField name="textVi" label={t('announcement.textVi')} maxLength={200} autoComplete="off" />
        <TextField name="textEn" label={t('announcement.textEn')} maxLength={200} autoComplete="off" />
      </Pair>
      <TextField
        name="link"
        label={t('announcement.link')}
        hint={t('announcement.linkHint')}
        autoComplete="off"
        isOptional
      />
      <Pair>
        <TextField name="startsAt" type="datetime-local" label={t('announcement.startsAt')} isOptional />
        <TextField name="endsAt" type="datetime-local" label={t('announcement.endsAt')} isOptional />
      </Pair>
    </>
  );
}
