import { createMediaFiles } from '../src/modules/media/media.files';
import type { PictureRow } from '../src/modules/media/picture';
import { fold } from '../src/lib/fold';
import {
  emptyDocument,
  picturesOf,
  wordsOf,
  type SolutionDocument,
} from '../src/modules/solutions/solution-document';
import { demoUserId } from './accounts';
import { drawProduct } from './content/drawings/draw';
import { drawScreen, SCREEN_PICTURE } from './content/drawings/screens';
import { demoRequests, demoServices, demoSolutions, type DemoSolution } from './content/solutions';
import type { SeedContext } from './context';
import { seedId } from './ids';
import { insertMissing } from './insert';
import { createPictures } from './pictures';
import { demoProviderId } from './providers';

const DAY_MS = 86_400_000;
const mainEmail = 'provider@example.com';
const idOf = ({ slug }: DemoSolution) => seedId('solution', slug);

/** Solutions of the demo providers in every state, with requests about them. What is there already stays as it is. */
export async function seedSolutions({ db, now, dataDir }: SeedContext): Promise<void> {
  const main = { id: demoProviderId(mainEmail), userId: demoUserId(mainEmail) };
  const memberships = await db.selectFrom('memberships').select(['providerId', 'shownLimit']).execute();
  const limitOf = new Map(memberships.map(({ providerId, shownLimit }) => [providerId, shownLimit]));

  const pictures = createPictures(drawProduct, createMediaFiles(dataDir), now);
  const screens = new Map(
    demoSolutions.map(({ slug, screens: kinds, color }) => [
      slug,
      kinds.map((kind, at) =>
        pictures.addOther(drawScreen(`${slug}-${String(at)}`, kind, color), SCREEN_PICTURE),
      ),
    ]),
  );
  const pictureRows = await pictures.store();
  const rowOf = new Map(
    pictureRows.map(({ id, width, height, color }): [string, PictureRow] => [
      id,
      { pictureId: id, pictureWidth: width, pictureHeight: height, pictureColor: color },
    ]),
  );
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const services = demoServices.map(({ key, ...service }, at) => ({
    ...service,
    id: seedId('provider-service', key),
    providerId: main.id,
    ownerId: main.userId,
    createdAt: daysAgo(60 - at),
    updatedAt: daysAgo(60 - at),
  }));

  const documentOf = (demo: DemoSolution, isMain: boolean): SolutionDocument => ({
    ...emptyDocument,
    titleVi: demo.title,
    titleEn: demo.english?.title ?? '',
    summaryVi: demo.summary,
    summaryEn: demo.english?.summary ?? '',
    descriptionVi: demo.description,
    descriptionEn: demo.english?.description ?? '',
    kind: demo.kind,
    serviceIds: isMain ? services.slice(0, 2).map(({ id }) => id) : [],
    links: demo.demo === undefined ? [] : [{ label: 'Bản dùng thử', url: demo.demo }],
    channels: [
      { kind: 'FACEBOOK', url: 'https://www.facebook.com/example' },
      { kind: 'ZALO', url: 'https://zalo.me/0983456789' },
    ],
    screenshots: (screens.get(demo.slug) ?? []).flatMap((id, at) => {
      const picture = rowOf.get(id);
      const alt = { altVi: `${demo.title}, màn hình ${String(at + 1)}`, altEn: '' };
      return picture
        ? [
            {
              id: seedId('screenshot', `${demo.slug}-${String(at)}`),
              picture,
              original: picture,
              ...alt,
              crop: null,
            },
          ]
        : [];
    }),
  });

  const rows = demoSolutions.map((demo, at) => {
    const [providerId, ownerId] = [demoProviderId(demo.by), demoUserId(demo.by)];
    const document = documentOf(demo, ownerId === main.userId);
    const isLive = ['PUBLISHED', 'APPROVED', 'CHANGED'].includes(demo.state);
    const isPublished = demo.state === 'PUBLISHED' || demo.state === 'CHANGED';
    const isChanged = demo.state === 'CHANGED';
    const draft = isChanged ? { ...document, titleVi: `${document.titleVi} 2.0` } : document;
    const isWaiting = isChanged || demo.state === 'PENDING';
    return {
      id: idOf(demo),
      providerId,
      ownerId,
      slug: demo.slug,
      draft,
      live: isLive ? document : null,
      version: isChanged ? 5 : 3,
      status: isLive ? (isChanged ? ('PENDING' as const) : ('APPROVED' as const)) : stateOf(demo),
      reason:
        demo.state === 'REJECTED'
          ? 'Ảnh chụp màn hình chưa thấy phần mềm. Hãy thêm ít nhất hai ảnh rõ nét.'
          : null,
      isPublished,
      // Of a membership that has ended nothing is seen.
      isShown: !isPublished || (limitOf.get(providerId) ?? 0) > 0,
      searchText: wordsOf(draft),
      liveSearchText: isLive ? wordsOf(document) : '',
      liveName: isLive ? fold(document.titleVi) : '',
      liveKind: isLive ? demo.kind : null,
      submittedAt: demo.state === 'NEW' ? null : daysAgo(isWaiting ? 1 : 30 - at),
      approvedAt: isLive ? daysAgo(29 - at) : null,
      publishedAt: isPublished ? daysAgo(28 - at) : null,
      createdAt: daysAgo(45 - at),
      updatedAt: daysAgo(isWaiting ? 1 : 28 - at),
    };
  });
  const waiting = rows.filter(({ status }) => status === 'PENDING');
  const [asked] = rows;

  await db.transaction().execute(async (tx) => {
    await insertMissing(tx, 'pictures', pictureRows);
    await insertMissing(tx, 'providerServices', services);
    await insertMissing(tx, 'solutions', rows);
    await insertMissing(
      tx,
      'solutionPictures',
      rows.flatMap(({ id, draft }) =>
        [...new Set(picturesOf(draft))].map((pictureId) => ({ solutionId: id, pictureId })),
      ),
    );
    await insertMissing(
      tx,
      'solutionServices',
      rows.flatMap(({ id, live }) =>
        (live?.serviceIds ?? []).map((serviceId) => ({ solutionId: id, serviceId })),
      ),
    );
    await insertMissing(tx, 'solutionRequests', [
      ...waiting.map(({ id, ownerId, draft, submittedAt }) => ({
        id: seedId('solution-request', id),
        solutionId: id,
        solutionTitle: draft.titleVi,
        ownerId,
        requesterId: ownerId,
        type: 'PUBLISH' as const,
        status: 'NEW' as const,
        message: '',
        reason: null,
        createdAt: submittedAt ?? now,
        updatedAt: submittedAt ?? now,
      })),
      ...(asked ? demoRequests : []).map((request) => ({
        id: seedId('solution-request', `${request.by} ${request.status}`),
        solutionId: asked?.id ?? null,
        solutionTitle: asked?.draft.titleVi ?? '',
        ownerId: main.userId,
        requesterId: demoUserId(request.by),
        type: 'CONSULT' as const,
        status: request.status,
        message: request.message,
        reason: 'reason' in request ? request.reason : null,
        createdAt: daysAgo(-request.day),
        updatedAt: daysAgo(-request.day),
      })),
    ]);
    await insertMissing(
      tx,
      'savedSolutions',
      rows
        .filter(({ isPublished }) => isPublished)
        .slice(0, 3)
        .map(({ id }, at) => ({
          customerId: demoUserId('customer@example.com'),
          solutionId: id,
          createdAt: daysAgo(at + 1),
        })),
    );
  });
}

const stateOf = ({ state }: DemoSolution) =>
  state === 'PENDING' || state === 'REJECTED' ? state : ('NEW' as const);
