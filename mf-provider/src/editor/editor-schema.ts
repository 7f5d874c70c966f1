import { array, string } from 'yup';
import type { ChannelKind } from '@storefront/shared/contracts';
import { choice, message, object, text } from '@storefront/shared/forms';
import { isFineChannel, isFineLink, siteOf } from '../drafts/addresses';
import { channelKinds, type DraftText } from '../drafts/draft-text';

export const maxTitleLength = 120;
export const maxSummaryLength = 300;
export const maxDescriptionLength = 10_000;
export const maxLabelLength = 80;
export const maxLinks = 10;

/** English is written as a whole or not at all. */
const english = (max: number) =>
  string()
    .trim()
    .max(max, message('form.tooLong', { max }))
    .test('whole', 'provider-editor:form.english', (value, { parent }) => {
      // Formik leaves out what is empty.
      const { titleEn = '', summaryEn = '', descriptionEn = '' } = parent as Partial<DraftText>;
      return Boolean(value) || `${titleEn}${summaryEn}${descriptionEn}`.trim() === '';
    });

const link = object({
  label: string()
    .trim()
    .max(maxLabelLength, message('form.tooLong', { max: maxLabelLength })),
  url: string()
    .trim()
    .test('needed', 'provider-editor:form.link.needed', (value, { parent }) =>
      Boolean(value || !(parent as { label?: string }).label?.trim()),
    )
    .test('fine', 'provider-editor:form.link.unsafe', (value) => !value || isFineLink(value))
    .test('once', 'provider-editor:form.link.twice', (value, { options }) => {
      const { links = [] } = (options.context ?? {}) as { links?: { url?: string }[] };
      return !value || links.filter(({ url }) => url?.trim() === value).length < 2;
    }),
});

const channel = (kind: ChannelKind) =>
  string()
    .trim()
    .test(
      'fine',
      message('provider-editor:form.channel', { site: siteOf(kind) }),
      (value) => !value || isFineChannel(kind, value),
    );

/** What is needed before the shop looks at it. A draft may miss any of it. */
export const editorSchema = (screenshots: number) =>
  object({
    titleVi: text(maxTitleLength),
    summaryVi: text(maxSummaryLength),
    descriptionVi: text(maxDescriptionLength),
    kind: choice(),
    titleEn: english(maxTitleLength),
    summaryEn: english(maxSummaryLength),
    descriptionEn: english(maxDescriptionLength),
    links: array().of(link),
    channels: object(
      Object.fromEntries(channelKinds.map((kind) => [kind, channel(kind)])) as Record<
        ChannelKind,
        ReturnType<typeof channel>
      >,
    ),
  }).test(
    'screenshots',
    '',
    (_values, { createError }) =>
      screenshots > 0 || createError({ path: 'screenshots', message: 'provider-editor:form.screenshots' }),
  );
