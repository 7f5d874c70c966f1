import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { StaffProduct } from '@storefront/shared/contracts';
import {
  CheckboxField,
  Form,
  Formik,
  SelectField,
  ServerErrors,
  SubmitButton,
  TextareaField,
  TextField,
} from '@storefront/shared/forms';
import { useLanguage } from '@storefront/shared/i18n';
import { useSelector } from '@storefront/shared/store';
import { Row, Section, Stack, media, useRepeatKey } from '@storefront/shared/ui';
import { categoryList, inTree } from '../goods/category-list';
import { ConflictBanner } from '../staff/conflict-banner';
import { sendingPicture } from '../staff/sending-picture';
import { useStaffMutation } from '../staff/use-staff-mutation';
import { PictureFields } from './picture-fields';
import { bodyOf, productSchema, type ProductValues } from './product-values';
import { savingProduct } from './products';
import { RelatedFields } from './related-fields';
import { SpecificationFields } from './specification-fields';
import { VariantFields } from './variant-fields';

interface Props {
  id: string | null;
  version: number | null;
  initialValues: ProductValues;
  onSaved: (product: StaffProduct) => void;
  /** Someone else was faster, and the person wants to see that. */
  onNewestWanted?: () => void;
}

/** Everything that staff write of a product. What was typed stays when it is not saved. */
export function ProductForm({ id, version, initialValues, onSaved, onNewestWanted }: Props) {
  const { t } = useTranslation('operator-goods');
  const saving = useStaffMutation(savingProduct, {
    onDone: (saved) => {
      if (saved) onSaved(saved);
    },
  });
  const keyOf = useRepeatKey(saving.data !== undefined);
  // A picture that is still being sent would be missing from what is saved.
  const isSendingPicture = useSelector(sendingPicture.isPending);
  return (
    <Formik<ProductValues>
      initialValues={initialValues}
      validationSchema={productSchema}
      onSubmit={(values) => {
        const body = bodyOf(values);
        saving.send({
          id,
          key: keyOf(JSON.stringify(body)),
          body: version === null ? body : { ...body, version },
        });
      }}
    >
      <Form aria-label={t('product.title')}>
        <ConflictBanner
          isShown={saving.isConflict}
          onReload={() => {
            saving.reload();
            onNewestWanted?.();
          }}
        />
        <ServerErrors error={saving.error} />
        <Parts>
          <Stack>
            <Texts />
            <VariantFields />
            <SpecificationFields />
          </Stack>
          <Stack>
            <Places />
            <PictureFields />
            <RelatedFields id={id} />
          </Stack>
        </Parts>
        <Bar data-stuck>
          <SubmitButton busy={saving.isBusy || isSendingPicture}>
            {t(id === null ? 'product.create' : 'product.save')}
          </SubmitButton>
        </Bar>
      </Form>
    </Formik>
  );
}

function Texts() {
  const { t } = useTranslation('operator-goods');
  return (
    <Section title={t('form.texts')}>
      <Stack>
        <Pair>
          <TextField name="name.vi" label={t('form.nameVi')} maxLength={200} autoComplete="off" />
          <TextField name="name.en" label={t('form.nameEn')} maxLength={200} autoComplete="off" />
        </Pair>
        <TextField
          name="slug"
          label={t('form.address')}
          hint={t('form.addressHint')}
          maxLength={120}
          autoComplete="off"
          isOptional
        />
        <TextareaField
          name="description.vi"
          label={t('form.descriptionVi')}
          rows={5}
          maxLength={20_000}
          isOptional
        />
        <TextareaField
          name="description.en"
          label={t('form.descriptionEn')}
          rows={5}
          maxLength={20_000}
          isOptional
        />
      </Stack>
    </Section>
  );
}

function Places() {
  const { t } = useTranslation('operator-goods');
  const language = useLanguage();
  const categories = useSelector((state) => categoryList.select(state, null)).data ?? [];
  return (
    <Section title={t('form.place')}>
      <Stack>
        <CheckboxField name="isActive" label={t('form.isActive')} />
        <SelectField
          name="categoryId"
          label={t('product.category')}
          options={[
            { value: '', label: t('choose') },
            ...inTree(categories, language).map(({ category, path }) => ({
              value: category.id,
              label: path,
            })),
          ]}
        />
        <TextField name="brand" label={t('product.brand')} maxLength={80} autoComplete="off" isOptional />
        <TextField
          name="priority"
          label={t('form.priority')}
          hint={t('form.priorityHint')}
          inputMode="numeric"
        />
        <Row>
          <CheckboxField name="isHot" label={t('product.mark.HOT')} />
          <CheckboxField name="isNew" label={t('product.mark.NEW')} />
          <CheckboxField name="isSale" label={t('product.mark.SALE_OFF')} />
        </Row>
      </Stack>
    </Section>
  );
}

const Parts = styled.div`
  display: grid;
  gap: var(--s-4);
  ${media.from(1200)} {
    grid-template-columns: minmax(0, 2fr) minmax(280px, 1fr);
    align-items: start;
  }
`;
const Pair = styled.div`
  display: grid;
  gap: var(--s-4);
  ${media.from(640)} {
    grid-template-columns: 1fr 1fr;
    align-items: start;
  }
`;
const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: var(--z-sticky);
  padding-block: var(--s-3);
  border-top: 1px solid var(--c-line);
  background: var(--c-ground);
`;
