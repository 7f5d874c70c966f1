import styled from '@emotion/styled';
import { useMemo, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, Formik, ServerErrors, useFormikContext } from '@storefront/shared/forms';
import { useDispatch, useSelector } from '@storefront/shared/store';
import { Section } from '@storefront/shared/ui';
import { channelKinds, hasUnfinished, type DraftText } from '../drafts/draft-text';
import { writeWanted } from '../drafts/drafts-saga';
import { isUnsaved, type DraftState } from '../drafts/drafts-slice';
import { ShotsSection } from '../screenshots/shots-section';
import { uploadsSlice } from '../screenshots/uploads';
import { ChannelFields } from './channel-fields';
import { ConflictPanel } from './conflict-panel';
import { ContentFields } from './content-fields';
import { EditorAside } from './editor-aside';
import { editorSchema } from './editor-schema';
import { LeaveGuard } from './leave-guard';
import { LinkFields } from './link-fields';
import { SaveNews, SaveState, SaveTrouble } from './save-state';
import { ServiceFields } from './service-fields';
import { Standing } from './standing';
import { Typing } from './typing';

/** The form of a draft, which saves itself, and what its provider can do with it. */
export function Editor({ draft }: { draft: DraftState }) {
  const { t } = useTranslation('provider-editor');
  const dispatch = useDispatch();
  const { saved, status, typed, write } = draft;
  const { id, content } = saved;
  const uploads = useSelector((state) => uploadsSlice.selectors.selectUploads(state, id));
  const isLocked = saved.status === 'PENDING';
  const shots = content.screenshots.length - draft.leaving.length;
  const schema = useMemo(() => editorSchema(shots), [shots]);
  const ofSubmit = write?.of.kind === 'submit' ? write : null;
  const isUploading = uploads.some((upload) => upload.status !== 'failed');
  return (
    <>
      <LeaveGuard
        isUnsaved={isUnsaved(draft) || isUploading}
        isStuck={status === 'failed' || status === 'refused' || status === 'conflict' || hasUnfinished(typed)}
      />
      {status === 'conflict' && <ConflictPanel draft={draft} />}
      <Formik<DraftText>
        initialValues={typed}
        validationSchema={schema}
        onSubmit={() => {
          if (!isUploading) dispatch(writeWanted({ id, of: { kind: 'submit' } }));
        }}
      >
        <Form aria-label={t('title')} onKeyDown={sendsByButtonOnly}>
          <Typing draft={draft} />
          <SaveNews draft={draft} />
          <OnPhones>
            <SaveState draft={draft} />
          </OnPhones>
          <Columns>
            <Main disabled={isLocked || status === 'conflict'}>
              <Standing solution={saved} />
              <SaveTrouble draft={draft} />
              <ServerErrors error={ofSubmit?.error} fields={channelsByPlace(content.channels)} />
              <Part id="content" title={t('sections.content')}>
                <ContentFields />
              </Part>
              <Part id="screenshots" title={t('sections.screenshots')}>
                <Shots draft={draft} />
              </Part>
              <Part id="links" title={t('sections.links')} hint={t('links.hint')}>
                <LinkFields />
              </Part>
              <Part id="channels" title={t('sections.channels')} hint={t('channels.hint')}>
                <ChannelFields />
              </Part>
              <Part id="services" title={t('sections.services')} hint={t('services.hint')}>
                <ServiceFields />
              </Part>
            </Main>
            <EditorAside draft={draft} isBusy={ofSubmit?.status === 'pending'} isUploading={isUploading} />
          </Columns>
        </Form>
      </Formik>
    </>
  );
}

/** Enter in a field of one line would send the form, which locks the draft until it is looked at. */
function sendsByButtonOnly(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, target, currentTarget } = event;
  const isField = target instanceof HTMLInputElement && target.form === currentTarget;
  if (key === 'Enter' && isField && target.type !== 'file') event.preventDefault();
}

/** The screenshots are no field of the form, yet the summary of errors leads to them. */
function Shots({ draft }: { draft: DraftState }) {
  const { t } = useTranslation('provider-editor');
  const { errors, submitCount } = useFormikContext<DraftText & { screenshots?: never }>();
  const isMissing = submitCount > 0 && 'screenshots' in errors;
  return <ShotsSection draft={draft} error={isMissing ? t('form.screenshots') : undefined} />;
}

function Part({
  id,
  title,
  hint,
  children,
}: {
  id: string;
  title: string;
  hint?: string;
  children: ReactNode;
}) {
  return (
    <div id={id}>
      <Section title={title}>
        {hint && <Hint>{hint}</Hint>}
        {children}
      </Section>
    </div>
  );
}

/** The shop counts channels, the form has one field for each network. */
const channelsByPlace = (channels: DraftState['saved']['content']['channels']): Record<string, string> =>
  Object.fromEntries(
    channelKinds.flatMap((kind) => {
      const place = channels.findIndex((channel) => channel.kind === kind);
      return place < 0 ? [] : [[`channels[${String(place)}].url`, `channels.${kind}`]];
    }),
  );

/** While somebody types, the place beside the form is far away on a phone. */
const OnPhones = styled.div`
  position: sticky;
  top: 0;
  z-index: 1;
  padding-block: var(--s-2);
  background: var(--c-ground);
  @media (min-width: 1024px) {
    display: none;
  }
`;
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6);
  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 1fr) 300px;
    align-items: start;
  }
`;
const Main = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6);
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  > [id] {
    scroll-margin-top: 80px;
  }
`;
const Hint = styled.p`
  margin-bottom: var(--s-4);
  color: var(--c-ink-soft);
`;
