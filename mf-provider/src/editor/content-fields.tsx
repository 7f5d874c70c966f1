import styled from '@emotion/styled';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField, TextareaField, TextField, useFormikContext } from '@storefront/shared/forms';
import { Button, PlusIcon, Stack } from '@storefront/shared/ui';
import { solutionKinds, type DraftText } from '../drafts/draft-text';
import { maxDescriptionLength, maxSummaryLength, maxTitleLength } from './editor-schema';

/** Title, summary, description and kind, in Vietnamese and if wanted in English. */
export function ContentFields() {
  const { t } = useTranslation('provider-editor');
  const { t: ofArea } = useTranslation('provider');
  const { values } = useFormikContext<DraftText>();
  const [isOpened, setIsOpened] = useState(false);
  const isEnglishBegun = `${values.titleEn}${values.summaryEn}${values.descriptionEn}` !== '';
  return (
    <Stack>
      <TextField name="titleVi" label={t('fields.titleVi')} maxLength={maxTitleLength} autoComplete="off" />
      <SelectField
        name="kind"
        label={t('fields.kind')}
        placeholder={t('fields.chooseKind')}
        options={solutionKinds.map((kind) => ({ value: kind, label: ofArea(`kinds.${kind}`) }))}
      />
      <TextareaField
        name="summaryVi"
        label={t('fields.summaryVi')}
        hint={t('fields.summaryHint', { count: values.summaryVi.length, max: maxSummaryLength })}
        maxLength={maxSummaryLength}
        rows={2}
      />
      <TextareaField
        name="descriptionVi"
        label={t('fields.descriptionVi')}
        hint={t('fields.descriptionHint')}
        maxLength={maxDescriptionLength}
        rows={10}
      />
      {isEnglishBegun || isOpened ? (
        <English>
          <p>{t('english.hint')}</p>
          <TextField
            name="titleEn"
            label={t('fields.titleEn')}
            lang="en"
            maxLength={maxTitleLength}
            autoComplete="off"
          />
          <TextareaField
            name="summaryEn"
            label={t('fields.summaryEn')}
            lang="en"
            maxLength={maxSummaryLength}
            rows={2}
          />
          <TextareaField
            name="descriptionEn"
            label={t('fields.descriptionEn')}
            lang="en"
            maxLength={maxDescriptionLength}
            rows={8}
          />
        </English>
      ) : (
        <div>
          <Button
            variant="quiet"
            size="small"
            icon={<PlusIcon size={18} />}
            onClick={() => setIsOpened(true)}
          >
            {t('english.add')}
          </Button>
        </div>
      )}
    </Stack>
  );
}

const English = styled(Stack)`
  padding-inline-start: var(--s-4);
  border-inline-start: 3px solid var(--c-line);
  > p {
    color: var(--c-ink-soft);
    font-size: var(--t-sm);
  }
`;
