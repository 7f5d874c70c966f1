import { useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { ObjectSchema } from 'yup';
import { Form, Formik, ServerErrors, SubmitButton } from '@storefront/shared/forms';
import { LeaveGuard } from '@storefront/shared/form-draft';
import { LiveRegion, Row, Stack } from '@storefront/shared/ui';
import { ConflictBanner } from '../staff/conflict-banner';
import { useStoredVersion } from '../staff/use-stored-version';
import { useStaffMutation } from '../staff/use-staff-mutation';
import { savingSettings, type SettingBody, type SettingGroup, type SettingGroups } from './settings';

/** How a group is edited. */
export interface GroupForm<Group extends SettingGroup, Values extends object> {
  toValues: (stored: SettingGroups[Group]) => Values;
  toBody: (values: Values) => SettingBody<Group>;
  schema: ObjectSchema<object>;
  Fields: ComponentType<{ stored: SettingGroups[Group] }>;
  /** Names of the body's fields that have another name in the form. */
  fields?: Record<string, string>;
}

interface Props<Group extends SettingGroup, Values extends object> {
  group: Group;
  form: GroupForm<Group, Values>;
  stored: SettingGroups[Group];
}

/** One group of settings. What was typed stays until it is saved, or until the newest state is asked for. */
export function SettingsForm<Group extends SettingGroup, Values extends object>({
  group,
  form: { toValues, toBody, schema, Fields, fields = {} },
  stored,
}: Props<Group, Values>) {
  const { t } = useTranslation('operator-settings');
  const [base, setBase] = useState(stored);
  const [isNewestWanted, setNewestWanted] = useState(false);
  const saving = useStaffMutation(savingSettings, {
    onDone: (saved) => {
      if (saved) setBase(saved as SettingGroups[Group]);
    },
  });
  if (isNewestWanted && stored.version > base.version) {
    setBase(stored);
    setNewestWanted(false);
  }
  const [initialValues] = useState(() => toValues(stored));
  const { form, sends, dropTyped } = useStoredVersion(base.version, toValues(base));
  return (
    <Formik<Values>
      innerRef={form}
      initialValues={initialValues}
      validationSchema={schema}
      onSubmit={(values) => {
        sends(values);
        saving.send({ group, body: { ...toBody(values), version: base.version } });
      }}
    >
      {({ dirty }) => (
        <Form aria-label={t(`group.${group as SettingGroup}`)}>
          <LeaveGuard
            isUnsaved={dirty}
            isStuck={dirty}
            texts={{
              title: t('leave.title'),
              text: t('leave.text'),
              leave: t('leave.leave'),
              stay: t('leave.stay'),
            }}
          />
          <ConflictBanner
            isShown={saving.isConflict}
            onReload={() => {
              dropTyped();
              saving.reload();
              saving.reset();
              setNewestWanted(true);
            }}
          />
          {!saving.isConflict && <ServerErrors error={saving.error} fields={fields} />}
          <Stack>
            <Fields stored={base} />
            <Row>
              <SubmitButton busy={saving.isBusy}>{t('save')}</SubmitButton>
              {saving.data && !dirty && <p aria-hidden="true">{t('saved')}</p>}
            </Row>
          </Stack>
          <LiveRegion>{saving.data && !dirty ? t('saved') : ''}</LiveRegion>
        </Form>
      )}
    </Formik>
  );
}
