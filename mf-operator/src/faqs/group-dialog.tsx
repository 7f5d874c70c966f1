import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffFaqGroup } from '@storefront/shared/contracts';
import { ErrorBanner } from '@storefront/shared/errors';
import { Button, Dialog, Input, Stack, useRepeatKey } from '@storefront/shared/ui';
import { useStaffMutation } from '../staff/use-staff-mutation';
import { removingGroup, savingGroup } from './faqs-data';

/** Names a group in both languages; one without questions can be deleted. */
export function GroupDialog({ group, onClose }: { group: StaffFaqGroup | null; onClose: () => void }) {
  const { t } = useTranslation('operator-texts');
  const [titleVi, setTitleVi] = useState(group?.titleVi ?? '');
  const [titleEn, setTitleEn] = useState(group?.titleEn ?? '');
  const [isTried, setTried] = useState(false);
  const saving = useStaffMutation(savingGroup, { onDone: onClose });
  const keyOf = useRepeatKey(saving.data !== undefined);
  const removing = useStaffMutation(removingGroup, { onDone: onClose });
  const missing = (text: string) => (isTried && text.trim() === '' ? t('faqs.nameMissing') : undefined);
  const save = () => {
    setTried(true);
    if (titleVi.trim() === '' || titleEn.trim() === '') return;
    const body = { titleVi: titleVi.trim(), titleEn: titleEn.trim() };
    saving.send({
      id: group?.id ?? null,
      body: group ? { ...body, version: group.version } : body,
      key: keyOf(JSON.stringify(body)),
    });
  };
  return (
    <Dialog
      isOpen
      firstFocus="field"
      title={t(group ? 'faqs.editGroup' : 'faqs.newGroup')}
      onClose={onClose}
      actions={
        <>
          {group?.faqs.length === 0 && (
            <Button variant="danger" busy={removing.isBusy} onClick={() => removing.send(group.id)}>
              {t('faqs.removeGroup')}
            </Button>
          )}
          <Button busy={saving.isBusy} onClick={save}>
            {t('faqs.saveGroup')}
          </Button>
        </>
      }
    >
      <Stack>
        <Input
          label={t('faqs.nameVi')}
          value={titleVi}
          maxLength={100}
          error={missing(titleVi)}
          onChange={({ target }) => setTitleVi(target.value)}
        />
        <Input
          label={t('faqs.nameEn')}
          value={titleEn}
          maxLength={100}
          error={missing(titleEn)}
          onChange={({ target }) => setTitleEn(target.value)}
        />
        <ErrorBanner error={saving.error ?? removing.error} overrides={{ other: t('failed') }} />
      </Stack>
    </Dialog>
  );
}
