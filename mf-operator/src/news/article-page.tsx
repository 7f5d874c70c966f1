import styled from '@emotion/styled';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import type { NewsTopic, RemotePage, StaffNews } from '@storefront/shared/contracts';
import { ErrorBanner } from '@storefront/shared/errors';
import { clearFormDraft } from '@storefront/shared/form-draft';
import { SelectField, TextField } from '@storefront/shared/forms';
import { useLanguage } from '@storefront/shared/i18n';

import { all, useSelector } from '@storefront/shared/store';
import {
  Async,
  Button,
  ButtonLink,
  Dialog,
  media,
  Section,
  Stack,
  useRepeatKey,
} from '@storefront/shared/ui';
import { usePathTo } from '@storefront/shared/widgets';
import { OperatorPage } from '../frame/operator-page';
import { paths } from '../paths/paths';
import { sendingPicture } from '../staff/sending-picture';
import { useStaffMutation } from '../staff/use-staff-mutation';
import {
  emptyTexts,
  lacking,
  LanguageFields,
  textBody,
  textValues,
  type TextValues,
} from '../texts/language-fields';
import { writtenBlocks } from '../texts/blocks';
import { PictureField } from '../texts/picture-field';
import { StateChip } from '../texts/state-chip';
import { TextForm } from '../texts/text-form';
import { mediaAddress, previewing } from '../texts/texts-data';
import { useBase } from '../staff/use-base';
import { toInstant, toLocal } from '../times/vietnam-time';
import { article, newsList, newsTopics, removingArticle, savingArticle } from './news-data';

interface ArticleValues extends TextValues {
  slug: string;
  slugEn: string;
  topic: string;
  author: string;
  pictureId: string;
  altVi: string;
  altEn: string;
  publishedAt: string;
}

const empty = (): ArticleValues => ({
  ...emptyTexts(),
  slug: '',
  slugEn: '',
  topic: 'GUIDE',
  author: '',
  pictureId: '',
  altVi: '',
  altEn: '',
  publishedAt: '',
});

const valuesOf = (stored: StaffNews): ArticleValues => ({
  ...textValues(stored),
  slug: stored.slug,
  slugEn: stored.slugEn ?? '',
  topic: stored.topic,
  author: stored.author,
  pictureId: stored.pictureId ?? '',
  altVi: stored.altVi,
  altEn: stored.altEn,
  publishedAt: stored.state === 'DRAFT' ? '' : toLocal(stored.publishedAt),
});

function bodyOf(values: ArticleValues, isActive: boolean) {
  const { slug, slugEn, topic, author, pictureId, altVi, altEn, publishedAt } = values;
  const at = toInstant(publishedAt);
  return {
    ...textBody(values),
    ...(slug.trim() && { slug: slug.trim() }),
    ...(slugEn.trim() && { slugEn: slugEn.trim() }),
    topic: topic as NewsTopic,
    author,
    pictureId: pictureId || null,
    altVi,
    altEn,
    isActive,
    ...(at !== null && { publishedAt: at }),
  };
}

/** A new article. */
function NewArticlePage() {
  const { t } = useTranslation('operator-texts');
  const navigate = useNavigate();
  const [initial] = useState(empty);
  return (
    <OperatorPage title={t('news.new')} back={{ to: paths.news.to(), label: t('news.title') }}>
      <Editor
        id={null}
        version={0}
        initialValues={initial}
        isPublished={false}
        isSaved={false}
        onSaved={({ id }) => void navigate(paths.article.to(id), { replace: true })}
        onNewestWanted={() => undefined}
      />
    </OperatorPage>
  );
}

/** One article. */
function ArticlePage() {
  const { t } = useTranslation('operator-texts');
  const language = useLanguage();
  const { id = '' } = useParams();
  const entry = useSelector((state) => article.select(state, id));
  const data = entry.data;
  const title = data && (language === 'en' ? data.titleEn || data.titleVi : data.titleVi || data.titleEn);
  return (
    <OperatorPage
      title={title ?? t('news.article')}
      chips={data && <StateChip state={data.state} />}
      back={{ to: paths.news.to(), label: t('news.title') }}
      actions={data && <Actions stored={data} />}
    >
      <Async entry={entry}>{(newest) => <Stored key={newest.id} newest={newest} />}</Async>
    </OperatorPage>
  );
}

function Stored({ newest }: { newest: StaffNews }) {
  const { base, isSaved, onSaved, onNewestWanted } = useBase(newest);
  return (
    <Editor
      id={base.id}
      version={base.version}
      initialValues={valuesOf(base)}
      oldSlugs={base.oldSlugs}
      isPublished={base.state !== 'DRAFT'}
      isSaved={isSaved}
      onSaved={({ version }) => onSaved(version)}
      onNewestWanted={onNewestWanted}
    />
  );
}

interface EditorProps {
  id: string | null;
  version: number;
  initialValues: ArticleValues;
  oldSlugs?: string[];
  isPublished: boolean;
  isSaved: boolean;
  onSaved: (saved: { id: string; version: number }) => void;
  onNewestWanted: () => void;
}

function Editor({ id, version, initialValues, oldSlugs = [], onSaved, ...form }: EditorProps) {
  const { t } = useTranslation('operator-texts');
  const name = `news:${id ?? 'new'}`;
  const saving = useStaffMutation(savingArticle, {
    onDone: (saved) => {
      if (!saved) return;
      clearFormDraft(`operator-text:${name}`);
      onSaved(saved);
    },
  });
  const keyOf = useRepeatKey(saving.data !== undefined);
  return (
    <TextForm<ArticleValues>
      {...form}
      name={name}
      version={version}
      initialValues={initialValues}
      saving={saving}
      onSave={(values, isActive) => {
        const body = bodyOf(values, isActive);
        saving.send({
          id,
          body: id === null ? body : { ...body, version },
          key: keyOf(JSON.stringify(body)),
        });
      }}
      blocksOf={({ blocksVi, blocksEn }) => ({ blocksVi, blocksEn })}
      missingIn={(values) =>
        lacking({
          vi: { lines: [values.titleVi, values.summaryVi, values.altVi], blocks: values.blocksVi },
          en: { lines: [values.titleEn, values.summaryEn, values.altEn], blocks: values.blocksEn },
        })
      }
      previewOf={(values) => ({ vi: previewIn(values, 'Vi'), en: previewIn(values, 'En') })}
    >
      <LanguageFields />
      <Section title={t('news.details')}>
        <Stack>
          <PictureField name="pictureId" label={t('news.cover')} />
          <Pair>
            <TextField name="altVi" label={t('news.altVi')} maxLength={300} autoComplete="off" />
            <TextField name="altEn" label={t('news.altEn')} maxLength={300} autoComplete="off" />
            <SelectField
              name="topic"
              label={t('news.topic')}
              options={newsTopics.map((value) => ({ value, label: t(`news.topics.${value}`) }))}
            />
            <TextField name="author" label={t('news.author')} maxLength={60} autoComplete="off" />
            <TextField
              name="slug"
              label={t('news.slug')}
              hint={t('news.slugHint')}
              maxLength={120}
              autoComplete="off"
              spellCheck={false}
              isOptional
            />
            <TextField
              name="slugEn"
              label={t('news.slugEn')}
              hint={t('news.slugEnHint')}
              maxLength={120}
              autoComplete="off"
              spellCheck={false}
              isOptional
            />
            <TextField
              name="publishedAt"
              type="datetime-local"
              label={t('news.publishedAt')}
              hint={t('news.publishedAtHint')}
              isOptional
            />
          </Pair>
          {oldSlugs.length > 0 && (
            <p>
              {t('news.oldSlugs')} {oldSlugs.map((slug) => `/news/${slug}`).join(', ')}
            </p>
          )}
        </Stack>
      </Section>
    </TextForm>
  );
}

const previewIn = (values: ArticleValues, suffix: 'Vi' | 'En') => ({
  title: values[`title${suffix}`],
  summary: values[`summary${suffix}`],
  blocks: writtenBlocks(values[`blocks${suffix}`]),
  ...(values.pictureId && { picture: { id: values.pictureId, alt: values[`alt${suffix}`] } }),
});

function Actions({ stored: { id, state, slug, slugEn } }: { stored: StaffNews }) {
  const { t } = useTranslation('operator-texts');
  const navigate = useNavigate();
  const language = useLanguage();
  const pathTo = usePathTo();
  const [isAsking, setAsking] = useState(false);
  const removing = useStaffMutation(removingArticle, { onDone: () => void navigate(paths.news.to()) });
  if (state === 'PUBLISHED')
    return (
      <ButtonLink
        variant="quiet"
        to={pathTo('catalog/newsArticle', { slug: language === 'en' ? (slugEn ?? slug) : slug })}
      >
        {t('news.toShop')}
      </ButtonLink>
    );
  if (state !== 'DRAFT') return null;
  return (
    <>
      <Button
        variant="quiet"
        onClick={() => {
          removing.reset();
          setAsking(true);
        }}
      >
        {t('news.remove')}
      </Button>
      <Dialog
        isOpen={isAsking}
        firstFocus="title"
        title={t('news.removeTitle')}
        onClose={() => setAsking(false)}
        actions={
          <Button variant="danger" busy={removing.isBusy} onClick={() => removing.send(id)}>
            {t('news.remove')}
          </Button>
        }
      >
        <p>{t('removeText')}</p>
        <ErrorBanner error={removing.error} overrides={{ other: t('failed') }} />
      </Dialog>
    </>
  );
}

const Pair = styled.div`
  display: grid;
  gap: var(--s-4);
  ${media.from(640)} {
    grid-template-columns: 1fr 1fr;
    align-items: start;
  }
`;

const parts = [newsList, article, savingArticle, removingArticle, sendingPicture, mediaAddress, previewing];
const slices = parts.map(({ slice }) => slice);
function* saga() {
  yield* all(parts.map((part) => part.saga));
}
const head: RemotePage['head'] = (_state, _at, t) => ({
  title: t('operator-texts:news.title'),
  noindex: true,
});

export const articlePage: RemotePage = {
  Component: ArticlePage,
  needs: ({ params }) => [article.fetch(params['id'] ?? ''), mediaAddress.fetch(null)],
  slices,
  saga,
  head,
};

export const newArticlePage: RemotePage = {
  Component: NewArticlePage,
  needs: () => [mediaAddress.fetch(null)],
  slices,
  saga,
  head,
};
