import styled from '@emotion/styled';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldError, Language } from '@storefront/shared/contracts';
import { LeaveGuard } from '@storefront/shared/form-draft';
import { Form, Formik, ServerErrors, useFormikContext } from '@storefront/shared/forms';
import { Banner, Button, media, Row, Stack, TextButton } from '@storefront/shared/ui';
import { ConflictBanner } from '../staff/conflict-banner';
import { useStoredVersion } from '../staff/use-stored-version';
import type { useStaffMutation } from '../staff/use-staff-mutation';
import { blockFields, type EditedBlock } from './blocks';
import { useKeeping, useStoredDraft, type StoredDraft } from './stored-draft';
import { Preview } from './preview';
import type { PreviewText } from './texts-data';

type Saving = Pick<
  ReturnType<typeof useStaffMutation<unknown, unknown>>,
  'isBusy' | 'error' | 'isConflict' | 'reload'
>;

export interface TextFormProps<Values extends object> {
  /** Under which what is typed is kept in this tab: `news:…`. */
  name: string;
  version: number;
  initialValues: Values;
  isPublished: boolean;
  /** It was just saved at this version. */
  isSaved: boolean;
  saving: Saving;
  onSave: (values: Values, isPublished: boolean) => void;
  /** Someone else was faster, and the person wants to see that. */
  onNewestWanted: () => void;
  /** The blocks of the form by the API's names. */
  blocksOf: (values: Values) => Record<string, EditedBlock[]>;
  /** The languages that lack something. */
  missingIn: (values: Values) => Language[];
  previewOf: (
    values: Values,
  ) => Record<Language, Omit<PreviewText, 'language'> & { picture?: { id: string; alt: string } }>;
  children: ReactNode;
}

/**
 * A text in both languages: saved as a draft or for everybody, shown as shoppers will see it, and kept in this tab until it is
 * saved.
 */
export function TextForm<Values extends object>(props: TextFormProps<Values>) {
  const { name, version, onSave, onNewestWanted } = props;
  const [initialValues] = useState(props.initialValues);
  const { form, sends, dropTyped } = useStoredVersion(version, props.initialValues);
  const draft = useStoredDraft(name, initialValues);
  const willPublish = useRef(props.isPublished);
  return (
    <Formik<Values>
      innerRef={form}
      initialValues={initialValues}
      onSubmit={(values) => {
        sends(values);
        onSave(values, willPublish.current);
      }}
    >
      <Fields
        {...props}
        draft={draft}
        willPublish={willPublish}
        onNewestWanted={() => {
          dropTyped();
          onNewestWanted();
        }}
      />
    </Formik>
  );
}

function Fields<Values extends object>({
  version,
  isPublished,
  isSaved,
  saving,
  onNewestWanted,
  blocksOf,
  missingIn,
  previewOf,
  children,
  draft,
  willPublish,
}: TextFormProps<Values> & {
  draft: ReturnType<typeof useStoredDraft<Values>>;
  willPublish: { current: boolean };
}) {
  const { t } = useTranslation('operator-texts');
  const { values, dirty, setValues } = useFormikContext<Values>();
  const [isPreviewed, setPreviewed] = useState(false);
  const previewButton = useRef<HTMLButtonElement>(null);
  const wasPreviewed = useRef(false);
  // The preview takes the focus itself; behind it the focus is where it was opened.
  useEffect(() => {
    if (wasPreviewed.current && !isPreviewed) previewButton.current?.focus();
    wasPreviewed.current = isPreviewed;
  }, [isPreviewed]);
  useKeeping(draft, { values, version }, dirty);
  const errors: readonly FieldError[] | undefined = saving.error?.errors;
  const missing = missingIn(values);
  const submit = (publish: boolean) => () => {
    willPublish.current = publish;
  };
  return (
    <>
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
      {isPreviewed && <Preview texts={previewOf(values)} onClose={() => setPreviewed(false)} />}
      <div hidden={isPreviewed}>
        <Form aria-label={t('form.label')}>
          <Stack gap={4}>
            {isSaved && !dirty && (
              <Banner tone="success" isLive title={t(isPublished ? 'form.published' : 'form.saved')} />
            )}
            {draft.found && (
              <StoredDraft
                found={draft.found}
                version={version}
                onRestore={() => {
                  if (draft.found) void setValues(draft.found.values);
                  draft.settle();
                }}
                onDiscard={draft.clear}
              />
            )}
            <ConflictBanner
              isShown={saving.isConflict}
              onReload={() => {
                saving.reload();
                onNewestWanted();
                draft.offer();
              }}
            />
            {!saving.isConflict && (
              <ServerErrors
                error={saving.error}
                fields={blockFields(errors, blocksOf(values))}
                codes={{ NEWS_SLUG_TAKEN: 'slug' }}
              />
            )}
            {missing.length > 0 && (
              <Banner tone="warning">
                {t('form.missing', {
                  languages: missing.map((language) => t(`languages.${language}`)).join(', '),
                })}
              </Banner>
            )}
            {children}
          </Stack>
          <Bar data-stuck>
            <Button ref={previewButton} variant="quiet" onClick={() => setPreviewed(true)}>
              {t('form.preview')}
            </Button>
            <Button type="submit" variant="quiet" busy={saving.isBusy} onClick={submit(false)}>
              {t(isPublished ? 'form.unpublish' : 'form.saveDraft')}
            </Button>
            <Button type="submit" busy={saving.isBusy} onClick={submit(true)}>
              {t(isPublished ? 'form.save' : 'form.publish')}
            </Button>
          </Bar>
        </Form>
      </div>
    </>
  );
}

/** What was typed at another time and not saved. */
function StoredDraft<Values>({
  found,
  version,
  onRestore,
  onDiscard,
}: {
  found: StoredDraft<Values>;
  version: number;
  onRestore: () => void;
  onDiscard: () => void;
}) {
  const { t } = useTranslation('operator-texts');
  return (
    <Banner
      tone="info"
      title={t('kept.title')}
      action={
        <Row gap={2}>
          <TextButton onClick={onRestore}>{t('kept.restore')}</TextButton>
          <TextButton onClick={onDiscard}>{t('kept.discard')}</TextButton>
        </Row>
      }
    >
      {t(found.version === version ? 'kept.text' : 'kept.older')}
    </Banner>
  );
}

/** Vietnamese and English beside each other where there is room. */
export const Languages = styled.div`
  display: grid;
  gap: var(--s-6);
  ${media.from(1200)} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
  }
`;
const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: var(--z-sticky);
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
  padding-block: var(--s-3);
  border-top: 1px solid var(--c-line);
  background: var(--c-ground);
`;
