import type { OwnSolution, OwnSolutionRow, ProviderService, Screenshot } from '@storefront/shared/contracts';
import { aPicture } from '@storefront/shared/testing';

const instant = '2026-11-20T03:00:00.000Z';

const standing = {
  id: 'solution-1',
  seoSlug: 'ban-hang-quan-ca-phe',
  version: 1,
  status: 'NEW',
  reason: null,
  isPublished: false,
  isShown: true,
  hasLive: false,
  changed: [],
  submittedAt: null,
  approvedAt: null,
  publishedAt: null,
  createdAt: instant,
  updatedAt: instant,
} satisfies Omit<OwnSolution, 'content'>;

/** A row of the provider's list: a draft that nobody has seen yet. */
export function anOwnRow(given: Partial<OwnSolutionRow> = {}): OwnSolutionRow {
  return {
    ...standing,
    titleVi: 'Bán hàng cho quán cà phê',
    titleEn: '',
    kind: 'SALES',
    picture: null,
    openRequests: 0,
    ...given,
  };
}

export function aScreenshot(given: Partial<Screenshot> = {}): Screenshot {
  const picture = aPicture({ width: 1600, height: 900 });
  return { id: 'shot-1', picture, original: picture, altVi: '', altEn: '', crop: null, ...given };
}

/** A draft with its texts and without screenshots. */
export function anOwnSolution({
  content,
  ...given
}: Partial<Omit<OwnSolution, 'content'>> & { content?: Partial<OwnSolution['content']> } = {}): OwnSolution {
  return {
    ...standing,
    ...given,
    content: {
      titleVi: 'Bán hàng cho quán cà phê',
      titleEn: '',
      summaryVi: 'Tính tiền trong ba chạm.',
      summaryEn: '',
      descriptionVi: 'Bán mang đi, tại bàn và giao tận nơi.',
      descriptionEn: '',
      kind: 'SALES',
      screenshots: [],
      links: [],
      channels: [],
      services: [],
      ...content,
    },
  };
}

export function aService(given: Partial<ProviderService> = {}): ProviderService {
  return {
    id: 'service-1',
    name: 'Lắp đặt tại quán',
    description: '',
    priceFrom: 500_000,
    solutions: 0,
    createdAt: instant,
    updatedAt: instant,
    ...given,
  };
}
