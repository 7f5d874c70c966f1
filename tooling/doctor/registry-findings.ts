import { randomUUID } from 'node:crypto';
import { checkEntry } from '../../shell/server/registry/entry-check';
import { openStore } from '../../shell/server/registry/open-store';
import { parseRegistry, registryKey } from '../../shell/server/registry/registry-document';
import { originFor } from '../../shell/server/registry/remote-origins';
import type { ServingProblem } from '../../shell/server/registry/server-reports';
import type { Store } from '../../shell/server/registry/store';
import type { ServerConfig } from '../../shell/server/config';
import { right, wrong, type Finding, type Localized } from './finding';

type Pages = Pick<ServerConfig, 'remoteOrigins' | 'allowedRemoteOrigins' | 'publicUrl'>;

const build: Localized = {
  vi: 'npm run build, hoặc npm run remote -- publish và promote.',
  en: 'npm run build, or npm run remote -- publish and promote.',
};
const serving: Localized = {
  vi: 'Cho nginx phục vụ thư mục remotes của REGISTRY_STORE như deploy/single/nginx.conf, và đặt REMOTE_ORIGINS.',
  en: 'Let nginx serve the folder remotes of REGISTRY_STORE as deploy/single/nginx.conf does, and set REMOTE_ORIGINS.',
};

/** The registry's store is written, read and deleted in; the entry of every live remote is loaded as a browser would. */
export async function registryFindings(env: NodeJS.ProcessEnv, pages: Pages): Promise<Finding[]> {
  const store = openStore(env);
  const storing = await storeFinding(store);
  const stored = await store.read(registryKey);
  if (stored === null)
    return [
      storing,
      wrong('registry.document', { vi: 'chưa có registry.json', en: 'there is no registry.json yet' }, build),
    ];
  const { shell, remotes } = parseRegistry(Buffer.from(stored.body).toString());
  const live = Object.entries(remotes).flatMap(([name, record]) => {
    const version = record.live === null ? undefined : record.versions[record.live];
    return version ? [{ name, version, origin: record.origin }] : [];
  });
  return [
    storing,
    shell.live === null
      ? wrong('registry.shell', { vi: 'chưa có shell nào được phát hành', en: 'no shell is live' }, build)
      : right('registry.shell', `phiên bản ${shell.live}`, `version ${shell.live}`),
    ...(live.length === 0
      ? [
          wrong(
            'registry.remotes',
            { vi: 'chưa có remote nào được phát hành', en: 'no remote is live' },
            build,
          ),
        ]
      : []),
    ...(await Promise.all(live.map((one) => remoteFinding(one, pages)))),
  ];
}

/** A document server without this right serves pages, and cannot roll back or report. */
async function storeFinding(store: Store): Promise<Finding> {
  const id = 'registry.store';
  const mend = {
    vi: 'Cho người dùng của dịch vụ ghi vào REGISTRY_STORE (chown, hoặc quyền của khoá bucket).',
    en: 'Let the user of the service write in REGISTRY_STORE (chown, or the rights of the key of the bucket).',
  };
  const key = `doctor/${randomUUID()}`;
  try {
    await store.write(key, 'doctor');
    const written = await store.read(key);
    await store.remove(key);
    const isStored = written !== null && Buffer.from(written.body).toString() === 'doctor';
    if (isStored && (await store.read(key)) === null)
      return right(id, `ghi, đọc và xoá được (${store.name})`, `writes, reads and deletes (${store.name})`);
    return wrong(
      id,
      {
        vi: `điều đã ghi không đọc lại hoặc không xoá được (${store.name})`,
        en: `what was written is not read again, or not deleted (${store.name})`,
      },
      mend,
    );
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    return wrong(
      id,
      {
        vi: `không ghi được vào ${store.name} (${reason ?? ''})`,
        en: `${store.name} cannot be written (${reason ?? ''})`,
      },
      mend,
    );
  }
}

interface LiveRemote {
  name: string;
  version: { version: string; entry: string; integrity: string };
  origin: string | undefined;
}

async function remoteFinding({ name, version, origin: own }: LiveRemote, pages: Pages): Promise<Finding> {
  const id = `registry.remote.${name}`;
  const rules = { configured: pages.remoteOrigins, allowed: pages.allowedRemoteOrigins };
  const { origin, problem } = originFor(name, own, rules);
  if (problem !== null) return wrong(id, inBoth(problem), serving);
  const url = new URL(version.entry, `${origin}/`).href;
  const failed = await checkEntry({ url, integrity: version.integrity });
  if (failed) return wrong(id, inBoth(failed), serving);
  const refused = await refusedByBrowsers(url, pages.publicUrl);
  if (refused) return wrong(id, refused, serving);
  return right(
    id,
    `phiên bản ${version.version} tải được, đúng mã băm`,
    `version ${version.version} loads, with its hash`,
  );
}

/** Headers without which a browser loads no script of another origin, though its bytes are right. */
async function refusedByBrowsers(url: string, publicUrl: string): Promise<Localized | null> {
  const answer = await fetch(url, { headers: { origin: publicUrl }, signal: AbortSignal.timeout(2_000) });
  await answer.body?.cancel();
  const type = answer.headers.get('content-type') ?? '';
  if (!/^(application|text)\/javascript\b/.test(type))
    return {
      vi: `${url} có kiểu "${type}", trình duyệt chỉ nhận application/javascript`,
      en: `${url} has the type "${type}", and browsers take application/javascript only`,
    };
  const allowed = answer.headers.get('access-control-allow-origin') ?? '';
  if (new URL(url).origin !== publicUrl && allowed !== '*' && allowed !== publicUrl)
    return {
      vi: `${url} không cho ${publicUrl} tải (thiếu Access-Control-Allow-Origin)`,
      en: `${url} may not be loaded by ${publicUrl} (Access-Control-Allow-Origin is missing)`,
    };
  return null;
}

const reasons: Readonly<Record<ServingProblem['reason'], string>> = {
  'no origin': 'chưa có nguồn cho remote này',
  'origin not allowed': 'nguồn mà registry ghi không được phép',
  unreachable: 'không tới được nguồn của remote',
  slow: 'nguồn của remote trả lời quá chậm',
  redirect: 'nguồn của remote chuyển hướng',
  'not found': 'nguồn không có tệp của phiên bản',
  'other bytes': 'tệp ở nguồn khác tệp đã phát hành',
};

/** The registry names its problems in English; their kind is told in Vietnamese before the details. */
const inBoth = ({ reason, says }: ServingProblem): Localized => ({
  vi: `${reasons[reason]} (${says})`,
  en: says,
});
