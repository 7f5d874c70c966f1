import type {
  ChannelKind,
  DemoLink,
  OwnSolution,
  SolutionChange,
  SolutionKind,
} from '@storefront/shared/contracts';
import { isFineChannel, isFineLink } from './addresses';

export const channelKinds = [
  'FACEBOOK',
  'ZALO',
  'YOUTUBE',
  'TIKTOK',
  'INSTAGRAM',
  'LINKEDIN',
  'X',
  'TELEGRAM',
] as const satisfies readonly ChannelKind[];

export const solutionKinds = [
  'SALES',
  'INVENTORY',
  'DELIVERY',
  'CUSTOMER_CARE',
  'MARKETING',
  'ACCOUNTING',
  'PAYMENT',
  'WEBSITE',
  'DESIGN',
  'STAFF',
  'OTHER',
] as const satisfies readonly SolutionKind[];

/** What is typed in the editor; screenshots are not, because each change of them is sent at once. */
export interface DraftText {
  titleVi: string;
  titleEn: string;
  summaryVi: string;
  summaryEn: string;
  descriptionVi: string;
  descriptionEn: string;
  kind: SolutionKind | '';
  serviceIds: string[];
  links: DemoLink[];
  /** One address for each network; empty where there is none. */
  channels: Record<ChannelKind, string>;
}
export type DraftField = keyof DraftText;

export const draftFields: readonly DraftField[] = [
  'titleVi',
  'summaryVi',
  'descriptionVi',
  'kind',
  'titleEn',
  'summaryEn',
  'descriptionEn',
  'links',
  'channels',
  'serviceIds',
];

/** The stored draft as the form shows it. */
export function textOf({ content }: OwnSolution): DraftText {
  const { titleVi, titleEn, summaryVi, summaryEn, descriptionVi, descriptionEn, kind } = content;
  const addresses = new Map(content.channels.map((channel) => [channel.kind, channel.url]));
  return {
    titleVi,
    titleEn,
    summaryVi,
    summaryEn,
    descriptionVi,
    descriptionEn,
    kind: kind ?? '',
    serviceIds: content.services.map(({ id }) => id),
    links: content.links.map(({ label, url }) => ({ label, url })),
    channels: Object.fromEntries(
      channelKinds.map((channel) => [channel, addresses.get(channel) ?? '']),
    ) as DraftText['channels'],
  };
}

/** One call that stores a part of the draft. */
export type DraftPart =
  | { path: ''; body: Omit<SolutionChange, 'version'> }
  | { path: '/links'; body: { links: DemoLink[] } }
  | { path: '/channels'; body: { channels: { kind: ChannelKind; url: string }[] } };

/**
 * The calls that store what is typed. Of an address that the shop would refuse the last saved one is sent, so that the
 * rest is saved while somebody still types it. Services that are gone are left out: the shop would refuse them.
 *
 * @param services the provider's own, once they are known
 */
export function partsToSave(
  typed: DraftText,
  saved: OwnSolution,
  services?: readonly { id: string }[],
): DraftPart[] {
  const known = textOf(saved);
  const parts: DraftPart[] = [];
  const { links, channels, kind, serviceIds, ...texts } = typed;
  const rest = { ...texts, serviceIds: serviceIds.filter(isThere) };
  const { links: _links, channels: _channels, kind: _kind, ...knownRest } = known;
  const changed = Object.entries(rest).filter(
    ([field, value]) => !isSame(value, knownRest[field as 'titleVi']),
  );
  const body = Object.fromEntries(changed) as Omit<SolutionChange, 'version'>;
  if (kind !== known.kind) body.kind = kind === '' ? null : kind;
  if (Object.keys(body).length > 0) parts.push({ path: '', body });

  const fineLinks = linksToSend(links, known.links);
  if (!isSame(fineLinks, known.links)) parts.push({ path: '/links', body: { links: fineLinks } });

  const fineChannels = channelKinds.flatMap((channel) =>
    addressOf(channel) ? [{ kind: channel, url: addressOf(channel) }] : [],
  );
  const knownChannels = channelKinds.flatMap((channel) =>
    known.channels[channel] ? [{ kind: channel, url: known.channels[channel] }] : [],
  );
  if (!isSame(fineChannels, knownChannels))
    parts.push({ path: '/channels', body: { channels: fineChannels } });
  return parts;

  function isThere(id: string): boolean {
    return !services || services.some((service) => service.id === id) || known.serviceIds.includes(id);
  }
  function addressOf(channel: ChannelKind): string {
    const address = channels[channel].trim();
    return address === '' || isFineChannel(channel, address) ? address : known.channels[channel];
  }
}

/** An unfinished row stands for the saved one in its place. */
function linksToSend(typed: readonly DemoLink[], known: DemoLink[]): DemoLink[] {
  const rows = typed
    .map(trimmed)
    .filter((row, at, all) => !isEmpty(row) && (!isFineLink(row.url) || isFirst(all, row.url, at)));
  // One was removed: which of the saved ones an unfinished row stands for is not certain, so all of them stay.
  if (rows.length < known.length && rows.some(isUnfinished)) return known;
  return rows
    .flatMap((row, at) => (isUnfinished(row) ? (known[at] ?? []) : row))
    .filter(({ url }, at, all) => isFirst(all, url, at));
}

/** Whether something typed cannot be saved yet. */
export const hasUnfinished = ({ links, channels }: DraftText): boolean =>
  links.some(isUnfinished) ||
  channelKinds.some(
    (channel) => channels[channel].trim() !== '' && !isFineChannel(channel, channels[channel]),
  );

/** The fields in which two texts differ. */
export const differences = (one: DraftText, other: DraftText): DraftField[] =>
  draftFields.filter((field) => !isSame(one[field], other[field]));

/** Takes each field from one of two texts. */
export function combined(mine: DraftText, theirs: DraftText, fromMine: ReadonlySet<DraftField>): DraftText {
  return { ...theirs, ...Object.fromEntries([...fromMine].map((field) => [field, mine[field]])) };
}

const isFirst = (links: readonly DemoLink[], address: string, at: number) =>
  links.findIndex(({ url }) => url === address) === at;

const isEmpty = ({ label, url }: DemoLink): boolean => url.trim() === '' && label.trim() === '';

const isUnfinished = (link: DemoLink): boolean => !isEmpty(link) && !isFineLink(link.url);

const trimmed = ({ label, url }: DemoLink): DemoLink => ({ label: label.trim(), url: url.trim() });

/** Both come from the same code, so the order of their keys is the same. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
