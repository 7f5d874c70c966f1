import { invalidFields, type FieldError } from '../../lib/errors';
import { plainLines, plainText } from '../../lib/plain-text';
import { isSafeChannel, isSafeLink } from './safe-links';
import { isTranslated, type SolutionDocument } from './solution-document';
import type { DemoLink, NewSolution, SocialChannel } from './solutions.schema';

const lines = ['titleVi', 'titleEn', 'summaryVi', 'summaryEn'] as const;
const paragraphs = ['descriptionVi', 'descriptionEn'] as const;
type Written = Partial<Pick<SolutionDocument, (typeof lines | typeof paragraphs)[number] | 'kind'>>;

/** The texts of a draft as they are stored. They may be empty, and markup in them stays text. */
export function checkedTexts(body: Omit<NewSolution, 'serviceIds'>): Written {
  const errors: FieldError[] = [];
  const written: Written = body.kind === undefined ? {} : { kind: body.kind };
  const keep = (
    field: (typeof lines | typeof paragraphs)[number],
    clean: (text: string) => string | null,
  ) => {
    const text = body[field];
    if (text === undefined) return;
    const cleaned = clean(text);
    if (cleaned === null) errors.push({ field, code: 'invalid' });
    else written[field] = cleaned;
  };
  for (const field of lines) keep(field, plainText);
  for (const field of paragraphs) keep(field, plainLines);
  if (errors.length > 0) throw invalidFields(...errors);
  return written;
}

/** Demo links as they are stored: one without address yet is kept, one that could run code is not. */
export function checkedLinks(links: DemoLink[]): DemoLink[] {
  const errors: FieldError[] = [];
  const checked = links.map(({ label, url }, at) => {
    const address = url.trim();
    const name = plainText(label);
    if (name === null) errors.push({ field: `links[${String(at)}].label`, code: 'invalid' });
    if (address !== '' && !isSafeLink(address))
      errors.push({ field: `links[${String(at)}].url`, code: 'unsafe' });
    else if (address !== '' && links.findIndex((link) => link.url.trim() === address) !== at)
      errors.push({ field: `links[${String(at)}].url`, code: 'twice' });
    return { label: name ?? '', url: address };
  });
  if (errors.length > 0) throw invalidFields(...errors);
  return checked;
}

export function checkedChannels(channels: SocialChannel[]): SocialChannel[] {
  const errors: FieldError[] = [];
  const checked = channels.map(({ kind, url }, at) => {
    const address = url.trim();
    if (channels.findIndex((channel) => channel.kind === kind) !== at)
      errors.push({ field: `channels[${String(at)}].kind`, code: 'twice' });
    if (address !== '' && !isSafeChannel(kind, address))
      errors.push({ field: `channels[${String(at)}].url`, code: 'unsafe' });
    return { kind, url: address };
  });
  if (errors.length > 0) throw invalidFields(...errors);
  return checked;
}

/** Everything that is missing of a draft that is to be shown, at once. English is written as a whole or not at all. */
export function missingOf(document: SolutionDocument): FieldError[] {
  const { titleEn, summaryEn, descriptionEn } = document;
  const isEnglishBegun = titleEn !== '' || summaryEn !== '' || descriptionEn !== '';
  const needed = [
    'titleVi',
    'summaryVi',
    'descriptionVi',
    ...(isEnglishBegun && !isTranslated(document)
      ? (['titleEn', 'summaryEn', 'descriptionEn'] as const)
      : []),
    'kind',
  ] as const;
  const required = (field: string): FieldError => ({ field, code: 'required' });
  return [
    ...needed.filter((field) => document[field] === '' || document[field] === null).map(required),
    ...(document.screenshots.length === 0 ? [required('screenshots')] : []),
    ...document.links.flatMap(({ url }, at) => (url === '' ? required(`links[${String(at)}].url`) : [])),
    ...document.channels.flatMap(({ url }, at) =>
      url === '' ? required(`channels[${String(at)}].url`) : [],
    ),
  ];
}
