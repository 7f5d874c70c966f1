import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { RemotePage } from '@storefront/shared/contracts';
import { useSelector } from '@storefront/shared/store';
import { Async, ButtonLink, Empty, Page, Skeleton, Stack } from '@storefront/shared/ui';
import { draftsSaga } from '../drafts/drafts-saga';
import { draftsSlice } from '../drafts/drafts-slice';
import { paths } from '../paths/paths';
import { uploadsSaga, uploadsSlice } from '../screenshots/uploads';
import { services } from '../services/services';
import { Editor } from './editor';

const { selectDraft, selectOpening } = draftsSlice.selectors;

/** Writes one solution. */
function EditorPage() {
  const { t } = useTranslation('provider-editor');
  const { id = '' } = useParams();
  const draft = useSelector((state) => selectDraft(state, id));
  const opening = useSelector((state) => selectOpening(state, id));
  const isMissing = opening.error?.status === 404;
  const title = draft?.saved.content.titleVi || t('untitled');
  return (
    <Page
      title={title}
      width="wide"
      breadcrumb={[{ label: t('breadcrumb'), to: paths.ownSolutions.to() }]}
      isTitleInside={isMissing}
    >
      {isMissing ? (
        <Empty
          title={t('missing.title')}
          level={1}
          action={<ButtonLink to={paths.ownSolutions.to()}>{t('missing.action')}</ButtonLink>}
        />
      ) : (
        <Async
          entry={draft ? { ...opening, data: draft } : opening}
          pending={
            <Stack gap={6}>
              <Skeleton kind="block" height={520} />
              <Skeleton kind="block" height={240} />
            </Stack>
          }
        >
          {(open) => <Editor key={`${id} ${String(open.round)}`} draft={open} />}
        </Async>
      )}
    </Page>
  );
}

export const editorPage: RemotePage = {
  Component: EditorPage,
  needs: ({ params }) => [draftsSlice.actions.wanted({ id: params['id'] ?? '' }), services.fetch(null)],
  head: (_state, _at, t) => ({ title: t('provider-editor:title'), noindex: true }),
  slices: [draftsSlice, uploadsSlice, services.slice],
  saga: [draftsSaga, uploadsSaga, services.saga],
};
