import { readPlatformSecret } from '../shell/server/platform-secret';
import { healthFromBackend } from '../shell/server/registry/auto-rollback';
import { readRegistry } from '../shell/server/registry/change-registry';
import {
  recordOf,
  rolloutOf,
  latestRelease,
  pinSentence,
  unpinCommand,
} from '../shell/server/registry/releases';
import { componentsOf, type ComponentRecord } from '../shell/server/registry/registry-document';
import { servingNow } from '../shell/server/registry/document-servers';
import { missingFolders } from './missing-folders';
import { shareText } from '../shell/server/registry/rollout-audience';
import { nextCommands, type NextCommand } from './next-command';
import type { Flags, Outcome, Surroundings } from './remote-command';
import { errorLines, traceErrors } from './remote-errors';
import { readFigures, type Figures } from './remote-figures';
import { distanceText, rollbackDistance, type RollbackDistance } from './rollback-distance';
import { createSourceMaps, mapsInStore } from './trace/source-maps';

/** The stored versions of one component or of all, which of them are live, and their metrics in a running shop. */
export async function status(
  component: string | undefined,
  flags: Flags,
  { store, env }: Surroundings,
): Promise<Outcome> {
  const { document } = await readRegistry(store);
  if (component !== undefined) recordOf(document, component);
  const shop = flags.shop ?? env['PUBLIC_URL']?.trim();
  const figures = shop ? await readFigures(shop, readPlatformSecret(env), component) : null;
  const errors = await traceErrors(figures?.errors ?? [], createSourceMaps(mapsInStore(store)));
  const errorsOf = (name: string, version: string) =>
    errors.filter((error) => error.remote === name && error.version === version);
  const servers = await servingNow(store, document);
  const backendUrl = shop?.replace(/\/$/, '');
  const ask = backendUrl ? healthFromBackend({ backendUrl, platformSecret: readPlatformSecret(env) }) : null;
  const isSwitchedOff = env['AUTOMATIC_ROLLBACK']?.trim() === 'off';
  const outlooks = new Map<string, Outlook>();
  const components = componentsOf(document).filter(([name]) => component === undefined || name === component);
  for (const [name] of components)
    outlooks.set(name, {
      distance: await rollbackDistance(document, name, {
        now: Date.now(),
        isSwitchedOff,
        ask: figures?.problem === undefined ? ask : null,
      }),
      next: nextCommands(document, name),
    });
  const data = {
    revision: document.revision,
    servers: servers.data,
    parts: Object.fromEntries(
      components.map(([name, record]) => [
        name,
        {
          live: record.live,
          previous: record.previous,
          rollout: rolloutOf(record),
          promotedAt: record.promotedAt,
          withdrawn: record.withdrawn,
          pinned: record.pinned ?? null,
          automaticRollback: outlooks.get(name)?.distance ?? null,
          next: outlooks.get(name)?.next ?? [],
          versions: Object.values(record.versions).map(({ version, publishedAt, by, gate }) => ({
            version,
            publishedAt,
            by,
            gate,
            figures: figures?.of(name, version) ?? null,
            errors: errorsOf(name, version),
          })),
        },
      ]),
    ),
  };
  const text = components.flatMap(([name, record]) => [
    name,
    ...Object.values(record.versions)
      .map(({ version, publishedAt, by, gate, isUploading }) => ({
        version,
        publishedAt,
        by,
        gate,
        isUploading,
      }))
      .sort((a, b) => b.publishedAt.localeCompare(a.publishedAt))
      .flatMap(({ version, publishedAt, by, gate, isUploading }) => {
        const rollout = rolloutOf(record);
        const marks = [
          version === record.live && 'live',
          version === record.previous && 'previous',
          version === rollout?.version && `canary for ${shareText(rollout)}`,
          record.withdrawn.includes(version) && 'rolled back automatically',
          isUploading && 'being uploaded',
          !isUploading && !gate.passed && 'refused by the gate',
        ].filter(Boolean);
        const counted = figures?.of(name, version);
        return [
          `  ${version.padEnd(24)} ${marks.join(', ').padEnd(22)} published ${publishedAt} by ${by}${counted ? `\n      ${figuresText(counted)}` : ''}`,
          ...errorLines(errorsOf(name, version)),
        ];
      }),
    ...(latestRelease(record) === null ? [`  ${notLive(record)}`] : []),
    ...(record.pinned ? [`  ${pinSentence(name, record.pinned)} To unpin it: ${unpinCommand(name)}`] : []),
    ...servers.lines(name),
    ...outlookLines(outlooks.get(name)),
  ]);
  return {
    text: [
      `Registry in the ${store.name}, revision ${String(document.revision)}`,
      ...text,
      ...(figures?.problem ? [figures.problem] : []),
      ...missingFolders(document),
      servers.summary,
    ].join('\n'),
    data,
  };
}

interface Outlook {
  distance: RollbackDistance | null;
  next: NextCommand[];
}

function outlookLines(outlook: Outlook | undefined): string[] {
  return [
    ...(outlook?.distance ? [`  ${distanceText(outlook.distance)}`] : []),
    ...(outlook?.next ?? []).map(({ command, does }) => `  next: ${command}   (${does})`),
  ];
}

function notLive({ versions, previous }: ComponentRecord<unknown>): string {
  if (Object.keys(versions).length === 0) return 'nothing published yet';
  return previous === null ? 'not live yet' : 'retired';
}

function figuresText({ views, failures, loadMsP75, vitals }: Figures): string {
  const share = views === 0 ? '' : ` (${((100 * failures) / views).toFixed(1)} %)`;
  const load = loadMsP75 === null ? '' : `, loaded in ${loadMsP75.toFixed(0)} ms at p75`;
  const paints = Object.entries(vitals).flatMap(([name, value]) =>
    value === null ? [] : [`${name} ${value < 10 ? value.toFixed(3) : value.toFixed(0)}`],
  );
  return `${String(views)} views, ${String(failures)} failures${share}${load}${paints.length > 0 ? `; p75 ${paints.join(', ')}` : ''}`;
}
