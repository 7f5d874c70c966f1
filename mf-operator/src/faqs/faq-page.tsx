import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { RemotePage, StaffFaq } from '@storefront/shared/contracts';
import { ErrorBanner } from '@storefront/shared/errors';
import { clearFormDraft } from '@storefront/shared/form-draft';
import { SelectField, TextField, useFormikContext } from '@storefront/shared/forms';
import { useLanguage } from '@storefront/shared/i18n';
import { all, useSelector } from '@storefront/shared/store';
import { Async, Button, Dialog, Empty, Section, Stack, useRepeatKey } from '@storefront/shared/ui';
import { OperatorPage } from '../frame/operator-page';
import { paths } from '../paths/paths';
import { sendingPicture } from '../staff/sending-picture';
import { useStaffMutation } from '../staff/use-staff-mutation';
import { BlockEditor } from '../texts/block-editor';
import { editedBlocks, writtenBlocks, type EditedBlock } from '../texts/blocks';
import { lacking } from '../texts/language-fields';
import { StateChip } from '../texts/state-chip';
import { Languages, TextForm } from '../texts/text-form';
import { mediaAddress, previewing } from '../texts/texts-data';
import { useBase } from '../staff/use-base';
import { faq, faqGroups, removingFaq, savingFaq } from './faqs-data';

interface FaqValues {
  groupId: string;
  questionVi: string;
  questionEn: string;
  answerVi: EditedBlock[];
  answerEn: EditedBlock[];
}

const valuesOf = (stored: StaffFaq): FaqValues => ({
  groupId: stored.groupId,
  questionVi: stored.questionVi,
  questionEn: stored.questionEn,
  answerVi: editedBlocks(stored.answerVi),
  answerEn: editedBlocks(stored.answerEn),
});

/** A new question. */
function NewFaqPage() {
  const { t } = useTranslation('operator-texts');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const entry = useSelector((state) => faqGroups.select(state, null));
  return (
    <OperatorPage title={t('faqs.new')} back={{ to: paths.faqs.to(), label: t('faqs.title') }}>
      <Async entry={entry} empty={<Empty title={t('faqs.empty')} />}>
        {(groups) => (
          <Editor
            id={null}
            version={0}
            initialValues={{
              groupId: search.get('group') ?? groups[0]?.id ?? '',
              questionVi: '',
              questionEn: '',
              answerVi: [],
              answerEn: [],
            }}
            isPublished={false}
            isSaved={false}
            onSaved={() => void navigate(paths.faqs.to())}
            onNewestWanted={() => undefined}
          />
        )}
      </Async>
    </OperatorPage>
  );
}

/** One question with its answer. */
function FaqPage() {
  const { t } = useTranslation('operator-texts');
  const language = useLanguage();
  const { id = '' } = useParams();
  const entry = useSelector((state) => faq.select(state, id));
  const data = entry.data;
  const title = data && (language === 'en' ? data.questionEn || data.questionVi : data.questionVi);
  return (
    <OperatorPage
      title={title || t('faqs.question')}
      chips={data && <StateChip state={data.isPublished ? 'PUBLISHED' : 'DRAFT'} />}
      back={{ to: paths.faqs.to(), label: t('faqs.title') }}
      actions={data && <Remove id={data.id} />}
    >
      <Async entry={entry}>{(newest) => <Stored key={newest.id} newest={newest} />}</Async>
    </OperatorPage>
  );
}

function Stored({ newest }: { newest: StaffFaq }) {
  const { base, isSaved, onSaved, onNewestWanted } = useBase(newest);
  return (
    <Editor
      id={base.id}
      version={base.version}
      initialValues={valuesOf(base)}
      isPublished={base.isPublished}
      isSaved={isSaved}
      onSaved={onSaved}
      onNewestWanted={onNewestWanted}
    />
  );
}

interface EditorProps {
  id: string | null;
  version: number;
  initialValues: FaqValues;
  isPublished: boolean;
  isSaved: boolean;
  onSaved: (version: number) => void;
  onNewestWanted: () => void;
}

function Editor({ id, version, onSaved, ...form }: EditorProps) {
  const name = `faq:${id ?? 'new'}`;
  const saving = useStaffMutation(savingFaq, {
    onDone: (saved) => {
      if (!saved) return;
      clearFormDraft(`operator-text:${name}`);
      onSaved(saved.version);
    },
  });
  const keyOf = useRepeatKey(saving.data !== undefined);
  return (
    <TextForm<FaqValues>
      {...form}
      name={name}
      version={version}
      saving={saving}
      onSave={({ answerVi, answerEn, ...values }, isPublished) => {
        const body = {
          ...values,
          answerVi: writtenBlocks(answerVi),
          answerEn: writtenBlocks(answerEn),
          isPublished,
        };
        saving.send({
          id,
          body: id === null ? body : { ...body, version },
          key: keyOf(JSON.stringify(body)),
        });
      }}
      blocksOf={({ answerVi, answerEn }) => ({ answerVi, answerEn })}
      missingIn={({ questionVi, questionEn, answerVi, answerEn }) =>
        lacking({
          vi: { lines: [questionVi], blocks: answerVi },
          en: { lines: [questionEn], blocks: answerEn },
        })
      }
      previewOf={({ questionVi, questionEn, answerVi, answerEn }) => ({
        // A title of a preview is at most 200 characters long.
        vi: { title: questionVi.slice(0, 200), summary: '', blocks: writtenBlocks(answerVi) },
        en: { title: questionEn.slice(0, 200), summary: '', blocks: writtenBlocks(answerEn) },
      })}
    >
      <FaqFields />
    </TextForm>
  );
}

function FaqFields() {
  const { t } = useTranslation('operator-texts');
  const language = useLanguage();
  const { values } = useFormikContext<FaqValues>();
  const groups = useSelector((state) => faqGroups.select(state, null)).data ?? [];
  return (
    <>
      <SelectField
        name="groupId"
        label={t('faqs.group')}
        options={groups.map(({ id, titleVi, titleEn }) => ({
          value: id,
          label: language === 'en' ? titleEn : titleVi,
        }))}
      />
      <Languages>
        {(['Vi', 'En'] as const).map((suffix) => {
          const own = suffix === 'Vi' ? 'vi' : 'en';
          const spoken = t(`languages.${own}`);
          return (
            <Section key={suffix} title={spoken}>
              <Stack>
                <TextField
                  name={`question${suffix}`}
                  label={t('faqs.questionIn', { language: spoken })}
                  maxLength={300}
                  autoComplete="off"
                  lang={own}
                />
                <BlockEditor
                  name={`answer${suffix}`}
                  label={t('faqs.answerIn', { language: spoken })}
                  language={own}
                  {...(suffix === 'En' && { copyFrom: { label: t('form.copy'), blocks: values.answerVi } })}
                />
              </Stack>
            </Section>
          );
        })}
      </Languages>
    </>
  );
}

function Remove({ id }: { id: string }) {
  const { t } = useTranslation('operator-texts');
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const removing = useStaffMutation(removingFaq, { onDone: () => void navigate(paths.faqs.to()) });
  return (
    <>
      <Button
        variant="quiet"
        onClick={() => {
          removing.reset();
          setAsking(true);
        }}
      >
        {t('faqs.remove')}
      </Button>
      <Dialog
        isOpen={isAsking}
        firstFocus="title"
        title={t('faqs.removeTitle')}
        onClose={() => setAsking(false)}
        actions={
          <Button variant="danger" busy={removing.isBusy} onClick={() => removing.send(id)}>
            {t('faqs.remove')}
          </Button>
        }
      >
        <p>{t('removeText')}</p>
        <ErrorBanner error={removing.error} overrides={{ other: t('failed') }} />
      </Dialog>
    </>
  );
}

const parts = [faqGroups, faq, savingFaq, removingFaq, sendingPicture, mediaAddress, previewing];
const slices = parts.map(({ slice }) => slice);
function* saga() {
  yield* all(parts.map((part) => part.saga));
}
const head: RemotePage['head'] = (_state, _at, t) => ({
  title: t('operator-texts:faqs.title'),
  noindex: true,
});

export const faqPage: RemotePage = {
  Component: FaqPage,
  needs: ({ params }) => [faq.fetch(params['id'] ?? ''), faqGroups.fetch(null), mediaAddress.fetch(null)],
  slices,
  saga,
  head,
};

export const newFaqPage: RemotePage = {
  Component: NewFaqPage,
  needs: () => [faqGroups.fetch(null), mediaAddress.fetch(null)],
  slices,
  saga,
  head,
};
