import type { Db } from '../../db';
import { paged } from '../../lib/envelope';
import { notFound } from '../../lib/errors';
import type { Language } from '../../lib/language';
import { toPicture } from '../media/picture';
import { pageAsked } from '../offers/offers.schema';
import type { KnownProvider, ProviderLookup } from '../providers/provider-lookup';
import { servicesById } from './provider-services.service';
import { shownRows, type ShownRow } from './public-solutions.repository';
import type {
  PublicSolutionsQuery,
  SolutionAddress,
  SolutionCard,
  SolutionFacets,
  SolutionPage,
} from './public-solutions.schema';
import { savedRows } from './saved-rows';
import { textsIn, type SolutionDocument, type StoredScreenshot } from './solution-document';

interface Dependencies {
  db: Db;
  providers: Pick<ProviderLookup, 'byIds'>;
}
export type PublicSolutions = ReturnType<typeof createPublicSolutions>;
type Names = Map<string, Pick<KnownProvider, 'businessName'>>;

const ADDRESSES_A_PAGE = 2500;
const PROVIDERS_SHOWN = 20;

/** Solutions as visitors see them. */
export function createPublicSolutions({ db, providers }: Dependencies) {
  /** With `isFavourite` for somebody who is signed in. */
  async function cards(rows: ShownRow[], language: Language, asker?: string): Promise<SolutionCard[]> {
    const names = await providers.byIds(db, [...new Set(rows.map(({ providerId }) => providerId))]);
    const ids = rows.map(({ id }) => id);
    const saved = asker === undefined ? null : await savedRows.among(db, asker, ids);
    return rows.map((row) => ({
      ...toCard(row, language, names),
      ...(saved && { isFavourite: saved.has(row.id) }),
    }));
  }

  async function facets(query: PublicSolutionsQuery): Promise<SolutionFacets> {
    const [kinds, counted] = await Promise.all([
      shownRows.kinds(db, query),
      shownRows.providers(db, query, PROVIDERS_SHOWN),
    ]);
    const names = await providers.byIds(
      db,
      counted.map(({ id }) => id),
    );
    return {
      kinds,
      providers: counted.map(({ id, count }) => ({ id, name: names.get(id)?.businessName ?? '', count })),
    };
  }

  return {
    cards,

    async list({ order = 'newest', ...query }: PublicSolutionsQuery, language: Language, asker?: string) {
      const { page, limit, offset } = pageAsked(query);
      const [total, rows, counted] = await Promise.all([
        shownRows.count(db, query),
        shownRows.page(db, query, { limit, offset, order }),
        facets(query),
      ]);
      const data = await cards(rows, language, asker);
      return { ...paged(data, { page, limit, total }), facets: counted };
    },

    async findBySlug(slug: string, language: Language, asker?: string): Promise<SolutionPage> {
      const row = await shownRows.findBySlug(db, slug);
      if (!row) throw notFound('SOLUTION_NOT_FOUND');
      const [card] = await cards([row], language, asker);
      const provider = (await providers.byIds(db, [row.providerId])).get(row.providerId);
      if (!card || !provider) throw notFound('SOLUTION_NOT_FOUND');
      const { live } = row;
      const { description, isEnglish } = textsIn(live, language);
      const services = await servicesById(db, live.serviceIds);
      return {
        ...card,
        provider: {
          id: provider.id,
          name: provider.businessName,
          description: provider.description,
          website: provider.website,
          solutions: await shownRows.count(db, { providerId: provider.id }),
        },
        description: description.split(/\n{2,}/).filter(Boolean),
        screenshots: live.screenshots.map((screenshot) => shownPicture(screenshot, live, language)),
        links: live.links,
        channels: live.channels,
        services: live.serviceIds.flatMap((id) => services.get(id) ?? []),
        updatedAt: row.approvedAt.toISOString(),
        translated: language === 'vi' || isEnglish,
      };
    },

    /** Whose it is and what it is called, when visitors can see it. */
    async findShown(from: Db, id: string) {
      const row = await shownRows.find(from, id);
      return row && { id: row.id, ownerId: row.ownerId, title: row.live.titleVi };
    },

    async addresses(page: number) {
      const total = await shownRows.count(db, {});
      const offset = (page - 1) * ADDRESSES_A_PAGE;
      const rows = offset < total ? await shownRows.addresses(db, { limit: ADDRESSES_A_PAGE, offset }) : [];
      const data = rows.map(({ slug, approvedAt, translated }): SolutionAddress => ({
        seoSlug: slug,
        updatedAt: approvedAt.toISOString(),
        translated,
      }));
      return paged(data, { page, limit: ADDRESSES_A_PAGE, total });
    },
  };
}

function toCard(row: ShownRow, language: Language, names: Names): SolutionCard {
  const { live } = row;
  const { title, summary } = textsIn(live, language);
  const [first] = live.screenshots;
  return {
    id: row.id,
    seoSlug: row.slug,
    title,
    summary,
    // Nothing is approved without one.
    kind: live.kind ?? 'OTHER',
    picture: first ? shownPicture(first, live, language) : null,
    provider: { id: row.providerId, name: names.get(row.providerId)?.businessName ?? '' },
    favourites: row.favourites,
    publishedAt: row.publishedAt.toISOString(),
  };
}

/** A picture without a description is of the solution. */
function shownPicture(
  { picture, altVi, altEn }: StoredScreenshot,
  live: SolutionDocument,
  language: Language,
) {
  const alt = (language === 'en' && altEn) || altVi;
  return toPicture(picture, alt || textsIn(live, language).title);
}
