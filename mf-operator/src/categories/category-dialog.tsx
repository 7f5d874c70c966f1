import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { string } from 'yup';
import type { StaffCategory } from '@storefront/shared/contracts';
import {
  Form,
  Formik,
  message,
  object,
  SelectField,
  ServerErrors,
  SubmitButton,
  TextField,
} from '@storefront/shared/forms';
import { useLanguage } from '@storefront/shared/i18n';
import { Dialog, FileUpload } from '@storefront/shared/ui';
import { inTree } from '../goods/category-list';
import { ConflictBanner } from '../staff/conflict-banner';
import { useStaffMutation } from '../staff/use-staff-mutation';
import { savingCategory } from './category-writes';

const missing = 'operator-goods:form.notEmpty';
const name = string()
  .trim()
  .max(120, message('form.tooLong', { max: 120 }))
  .required(missing);
const schema = object({
  name: object({ vi: name, en: name }),
  slug: string()
    .trim()
    .matches(/^[a-z\d]+(-[a-z\d]+)*$/, { message: 'operator-goods:form.slug', excludeEmptyString: true })
    .max(120, message('form.tooLong', { max: 120 }))
    .required(missing),
});

interface Props {
  /** Null for a new one. */
  category: StaffCategory | null;
  categories: StaffCategory[];
  onClose: () => void;
}

/** A category's names, address, place and picture. */
export function CategoryDialog({ category, categories, onClose }: Props) {
  const { t } = useTranslation('operator-goods');
  const language = useLanguage();
  const [picture, setPicture] = useState<File | undefined>();
  const [key] = useState(() => crypto.randomUUID());
  const saving = useStaffMutation(savingCategory, { onDone: onClose });
  const title = t(category ? 'categories.edit' : 'categories.new');
  return (
    <Dialog isOpen firstFocus="field" title={title} onClose={onClose}>
      <Formik
        initialValues={{
          name: category?.name ?? { vi: '', en: '' },
          slug: category?.slug ?? '',
          parentId: category?.parentId ?? '',
        }}
        validationSchema={schema}
        onSubmit={({ parentId, ...values }) =>
          saving.send(
            {
              id: category?.id ?? null,
              version: category?.version ?? 1,
              key,
              body: { ...values, parentId: parentId || null },
            },
            picture,
          )
        }
      >
        <Form aria-label={title}>
          <ConflictBanner
            isShown={saving.isConflict}
            onReload={() => {
              saving.reload();
              // Opened again it has the newest.
              onClose();
            }}
          />
          <ServerErrors error={saving.error} />
          <TextField name="name.vi" label={t('form.nameVi')} maxLength={120} autoComplete="off" />
          <TextField name="name.en" label={t('form.nameEn')} maxLength={120} autoComplete="off" />
          <TextField name="slug" label={t('form.address')} maxLength={120} autoComplete="off" />
          <SelectField
            name="parentId"
            label={t('categories.parent')}
            options={[
              { value: '', label: t('categories.root') },
              ...inTree(categories, language)
                .filter((one) => one.category.id !== category?.id)
                .map((one) => ({ value: one.category.id, label: one.path })),
            ]}
          />
          <FileUpload
            name="uploadId"
            label={t('categories.picture')}
            action={t('form.choosePicture')}
            hint={t('categories.pictureHint')}
            accept="image/jpeg,image/png,image/webp,image/avif"
            maxBytes={5 * 1024 * 1024}
            onFiles={([file]) => setPicture(file)}
          />
          <SubmitButton busy={saving.isBusy}>{t('product.save')}</SubmitButton>
        </Form>
      </Formik>
    </Dialog>
  );
}
