import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { RemotePage, StaffPage } from '@storefront/shared/contracts';
import { clearFormDraft } from '@storefront/shared/form-draft';
import { all, useSelector } from '@storefront/shared/store';
import { Async } from '@storefront/shared/ui';
import { OperatorPage } from '../frame/operator-page';
import { paths } from '../paths/paths';
import { sendingPicture } from '../staff/sending-picture';
import { useStaffMutation } from '../staff/use-staff-mutation';
import { writtenBlocks } from '../texts/blocks';
import { lacking, LanguageFields, textBody, textValues, type TextValues } from '../texts/language-fields';
import { StateChip } from '../texts/state-chip';
import { TextForm } from '../texts/text-form';
import { mediaAddress, previewing } from '../texts/texts-data';
import { useBase } from '../staff/use-base';
import { page, pageList, savingPage } from './pages-data';

/** One policy or company page, or the footer. Its address is fixed, and it cannot be deleted. */
function PagePage() {
  const { t } = useTranslation('operator-texts');
  const { id = '' } = useParams();
  const entry = useSelector((state) => page.select(state, id));
  const data = entry.data;
  return (
    <OperatorPage
      title={data ? t(`pages.keys.${data.key}`) : t('pages.page')}
      chips={data && <StateChip state={data.state} />}
      lead={t('pages.placeholders')}
      back={{ to: paths.pages.to(), label: t('pages.title') }}
    >
      <Async entry={entry}>{(newest) => <Editor key={newest.key} newest={newest} />}</Async>
    </OperatorPage>
  );
}

function Editor({ newest }: { newest: StaffPage }) {
  const { base, isSaved, onSaved, onNewestWanted } = useBase(newest);
  const { key, version, state } = base;
  const name = `page:${key}`;
  const saving = useStaffMutation(savingPage, {
    onDone: (saved) => {
      if (!saved) return;
      clearFormDraft(`operator-text:${name}`);
      onSaved(saved.version);
    },
  });
  return (
    <TextForm<TextValues>
      name={name}
      version={version}
      initialValues={textValues(base)}
      isPublished={state === 'PUBLISHED'}
      isSaved={isSaved}
      saving={saving}
      onSave={(values, isPublished) =>
        saving.send({ key, body: { ...textBody(values), isPublished, version } })
      }
      onNewestWanted={onNewestWanted}
      blocksOf={({ blocksVi, blocksEn }) => ({ blocksVi, blocksEn })}
      missingIn={(values) =>
        lacking({
          vi: { lines: [values.titleVi, values.summaryVi], blocks: values.blocksVi },
          en: { lines: [values.titleEn, values.summaryEn], blocks: values.blocksEn },
        })
      }
      previewOf={(values) => ({
        vi: { title: values.titleVi, summary: values.summaryVi, blocks: writtenBlocks(values.blocksVi) },
        en: { title: values.titleEn, summary: values.summaryEn, blocks: writtenBlocks(values.blocksEn) },
      })}
    >
      <LanguageFields />
    </TextForm>
  );
}

const parts = [pageList, page, savingPage, sendingPicture, mediaAddress, previewing];

export const pagePage: RemotePage = {
  Component: PagePage,
  needs: ({ params }) => [page.fetch(params['id'] ?? ''), mediaAddress.fetch(null)],
  slices: parts.map(({ slice }) => slice),
  saga: function* pageSaga() {
    yield* all(parts.map((part) => part.saga));
  },
  head: (_state, _at, t) => ({ title: t('operator-texts:pages.title'), noindex: true }),
};
