import styled from '@emotion/styled';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnReview, ReviewableLine } from '@storefront/shared/contracts';
import {
  choice,
  Form,
  Formik,
  object,
  SelectField,
  ServerErrors,
  text,
  TextareaField,
  TextField,
  useFormikContext,
} from '@storefront/shared/forms';
import { useLanguage } from '@storefront/shared/i18n';
import { useDispatch, useSelector } from '@storefront/shared/store';
import { formatDateInText } from '@storefront/shared/time';
import { useRepeatKey } from '@storefront/shared/ui';
import { PhotoField } from './photo-field';
import { keepDraft, readDraft, type ReviewDraft } from './review-draft';
import { photosLaid, selectPhotos, type ReviewPhoto } from './review-photos';
import { reviewWriting } from './reviews';
import { StarField } from './star-field';
import type { Subject } from './write-button';

interface Values extends Record<string, unknown> {
  orderLineId: string;
  rating: string;
  title: string;
  content: string;
}
interface Props {
  formId: string;
  subject: Subject;
  lines: readonly ReviewableLine[];
  review: OwnReview | undefined;
  owner: string;
  draftOf: string;
}

const maxTitleLength = 100;
const maxContentLength = 2_000;
const schema = object({
  rating: choice(),
  title: text(maxTitleLength).notRequired().default(''),
  content: text(maxContentLength),
});

/** Stars, a few words, photos. */
export function ReviewForm({ formId, subject, lines, review, owner, draftOf }: Props) {
  const { t } = useTranslation('catalog-reviews');
  const language = useLanguage();
  const dispatch = useDispatch();
  const photos = useSelector(selectPhotos);
  const { error } = useSelector(reviewWriting.select);
  const begun = useMemo(() => begin(owner, draftOf, review), [owner, draftOf, review]);
  const keyFor = useRepeatKey();
  useEffect(() => {
    dispatch(photosLaid(begun.photos));
  }, [dispatch, begun]);

  const submit = ({ orderLineId, ...values }: Values) => {
    const { title, content } = schema.cast(values) as Values;
    const images = photos.flatMap(({ upload }) => upload?.id ?? []);
    const written = { rating: Number(values.rating), content, images, ...(title && { title }) };
    const body = { orderLineId, ...written };
    dispatch(
      reviewWriting.send(
        review
          ? { kind: 'change', reviewId: review.id, body: written }
          : {
              kind: 'new',
              productId: subject.productId,
              body,
              idempotencyKey: keyFor(JSON.stringify(body)),
            },
      ),
    );
  };
  return (
    <Formik<Values>
      initialValues={{
        orderLineId: lines[0]?.orderLineId ?? '',
        rating: begun.rating,
        title: begun.title,
        content: begun.content,
      }}
      validationSchema={schema}
      validate={() => problemOf(photos)}
      onSubmit={submit}
    >
      <Form id={formId}>
        <ServerErrors error={error} />
        <p>{t('write.of', { name: subject.name })}</p>
        {lines.length > 1 && (
          <SelectField
            name="orderLineId"
            label={t('write.line')}
            options={lines.map((line) => ({
              value: line.orderLineId,
              label: [
                t('write.lineText', {
                  code: line.orderCode,
                  date: formatDateInText(line.boughtAt, language),
                }),
                line.color,
                line.size,
              ]
                .filter(Boolean)
                .join(', '),
            }))}
          />
        )}
        <StarField />
        <TextField name="title" label={t('write.headline')} autoComplete="off" isOptional />
        <Content />
        <PhotoField isOwn={(id) => !review?.uploads.includes(id)} />
        <Small>{t('write.public')}</Small>
        <Small>{t('write.draft')}</Small>
        <KeepDraft owner={owner} of={draftOf} begun={begun} />
      </Form>
    </Formik>
  );
}

/** The draft, or what the review says. */
function begin(owner: string, draftOf: string, review: OwnReview | undefined): ReviewDraft {
  const draft = readDraft(owner, draftOf);
  if (draft) return draft;
  const photos = (review?.uploads ?? []).flatMap((id, index) => {
    const url = review?.pictures[index]?.url;
    return url ? [{ id, url }] : [];
  });
  return {
    rating: review ? String(review.rating) : '',
    title: review?.title ?? '',
    content: review?.content ?? '',
    photos,
  };
}

function problemOf(photos: readonly ReviewPhoto[]): { photos?: string } {
  if (photos.some(({ status }) => status === 'sending')) return { photos: 'catalog-reviews:photos.wait' };
  if (photos.some(({ status }) => status === 'failed'))
    return { photos: 'catalog-reviews:photos.someFailed' };
  return {};
}

function Content() {
  const { t } = useTranslation('catalog-reviews');
  const { values } = useFormikContext<Values>();
  return (
    <TextareaField
      name="content"
      label={t('write.content')}
      hint={t('write.contentHint', { count: [...values.content].length, max: maxContentLength })}
      rows={5}
    />
  );
}

/** Every change is kept, so that a closed page loses nothing. */
function KeepDraft({ owner, of, begun }: { owner: string; of: string; begun: ReviewDraft }) {
  const { values } = useFormikContext<Values>();
  const photos = useSelector(selectPhotos);
  const isFirst = useRef(true);
  const last = useRef(JSON.stringify(begun));
  const { rating, title, content } = values;
  useEffect(() => {
    // The photos are still those of another review.
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const uploaded = photos.flatMap(({ upload }) => upload ?? []).map(({ id, url }) => ({ id, url }));
    const draft: ReviewDraft = { rating, title, content, photos: uploaded };
    const current = JSON.stringify(draft);
    if (current === last.current) return;
    last.current = current;
    keepDraft(owner, of, draft);
  }, [owner, of, rating, title, content, photos]);
  return null;
}

const Small = styled.p`
  font-size: var(--t-sm);
  color: var(--c-ink-soft);
`;
