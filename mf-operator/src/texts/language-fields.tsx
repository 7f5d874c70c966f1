import { useTranslation } from 'react-i18next';
import type { Language } from '@storefront/shared/contracts';
import { TextareaField, TextField, useFormikContext } from '@storefront/shared/forms';
import { Section, Stack } from '@storefront/shared/ui';
import { BlockEditor } from './block-editor';
import { editedBlocks, isEmptyBlock, writtenBlocks, type EditedBlock } from './blocks';
import type { WrittenBlock } from '@storefront/shared/contracts';
import { Languages } from './text-form';

/** What articles and pages have in both languages. */
export interface TextValues {
  titleVi: string;
  titleEn: string;
  summaryVi: string;
  summaryEn: string;
  blocksVi: EditedBlock[];
  blocksEn: EditedBlock[];
  seoTitleVi: string;
  seoTitleEn: string;
  seoDescriptionVi: string;
  seoDescriptionEn: string;
}
type StoredTexts = Omit<TextValues, 'blocksVi' | 'blocksEn'> & {
  blocksVi: WrittenBlock[];
  blocksEn: WrittenBlock[];
};

/** Stored texts as they are edited. */
export const textValues = (stored: StoredTexts): TextValues => ({
  titleVi: stored.titleVi,
  titleEn: stored.titleEn,
  summaryVi: stored.summaryVi,
  summaryEn: stored.summaryEn,
  blocksVi: editedBlocks(stored.blocksVi),
  blocksEn: editedBlocks(stored.blocksEn),
  seoTitleVi: stored.seoTitleVi,
  seoTitleEn: stored.seoTitleEn,
  seoDescriptionVi: stored.seoDescriptionVi,
  seoDescriptionEn: stored.seoDescriptionEn,
});

/** Texts of nothing yet. */
export const emptyTexts = (): TextValues =>
  textValues({
    titleVi: '',
    titleEn: '',
    summaryVi: '',
    summaryEn: '',
    blocksVi: [],
    blocksEn: [],
    seoTitleVi: '',
    seoTitleEn: '',
    seoDescriptionVi: '',
    seoDescriptionEn: '',
  });

/** Edited texts as the API takes them. */
export const textBody = ({ blocksVi, blocksEn, ...lines }: TextValues): StoredTexts => ({
  titleVi: lines.titleVi,
  titleEn: lines.titleEn,
  summaryVi: lines.summaryVi,
  summaryEn: lines.summaryEn,
  seoTitleVi: lines.seoTitleVi,
  seoTitleEn: lines.seoTitleEn,
  seoDescriptionVi: lines.seoDescriptionVi,
  seoDescriptionEn: lines.seoDescriptionEn,
  blocksVi: writtenBlocks(blocksVi),
  blocksEn: writtenBlocks(blocksEn),
});

/** The languages in which a line or the whole text is empty. */
export const lacking = (
  parts: Record<Language, { lines: string[]; blocks: readonly EditedBlock[] }>,
): Language[] =>
  (['vi', 'en'] as const).filter(
    (language) =>
      parts[language].lines.some((line) => line.trim() === '') || parts[language].blocks.every(isEmptyBlock),
  );

/** Title, summary, text and lines for search engines, both languages beside each other. */
export function LanguageFields() {
  const { t } = useTranslation('operator-texts');
  const { values } = useFormikContext<TextValues>();
  return (
    <Languages>
      {(['Vi', 'En'] as const).map((suffix) => {
        const language = suffix === 'Vi' ? 'vi' : 'en';
        const spoken = t(`languages.${language}`);
        return (
          <Section key={suffix} title={spoken}>
            <Stack>
              <TextField
                name={`title${suffix}`}
                label={t('form.titleIn', { language: spoken })}
                maxLength={150}
                autoComplete="off"
                lang={language}
              />
              <TextareaField
                name={`summary${suffix}`}
                label={t('form.summaryIn', { language: spoken })}
                maxLength={400}
                rows={2}
                lang={language}
              />
              <BlockEditor
                name={`blocks${suffix}`}
                label={t('form.textIn', { language: spoken })}
                language={language}
                {...(suffix === 'En' && {
                  copyFrom: { label: t('form.copy'), blocks: values.blocksVi },
                })}
              />
              <details>
                <summary>{t('form.seo')}</summary>
                <Stack gap={2}>
                  <TextField
                    name={`seoTitle${suffix}`}
                    label={t('form.seoTitleIn', { language: spoken })}
                    hint={t('form.seoHint')}
                    maxLength={150}
                    autoComplete="off"
                    isOptional
                  />
                  <TextareaField
                    name={`seoDescription${suffix}`}
                    label={t('form.seoDescriptionIn', { language: spoken })}
                    maxLength={400}
                    rows={2}
                    isOptional
                  />
                </Stack>
              </details>
            </Stack>
          </Section>
        );
      })}
    </Languages>
  );
}
