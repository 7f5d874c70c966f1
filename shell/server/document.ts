import { brandStyles, fontFacesInTurn, globalStyles } from '@storefront/shared/ui';
import type { ClientSetting, Language } from '@storefront/shared/contracts';
import { createPathTo, inLanguage } from '@storefront/shared/router/addresses';
import { escapeHtml, safeJson } from '../src/render/html-text';
import type { DrawnPage } from '../src/render/render-job';
import { pageBlock, type PageData } from '../src/config';
import { words as en } from '../src/words-en';
import { words as vi } from '../src/words-vi';
import { announcementHtml, announcementStyles } from './announcement';
import type { ServerConfig } from './config';
import { overrideOrigins } from './overrides/overrides';
import { forBrowser } from './registry/live-registry';
import type { Snapshot, SnapshotRemote } from './registry/snapshot';
import { scriptOrigins, type InlineHashes } from './security/content-security-policy';
import { inlineHash } from './security/inline-hash';
import { trustedTypesHead } from './security/trusted-types';
import type { ShellBuild } from './shell-build';
import { startHead, startScriptHash } from './start-script';
import { startWatchHash, startWatchScript } from './start-watch';
import { installHead } from './web-manifest';

export interface DocumentParts {
  config: ServerConfig;
  shell: ShellBuild;
  snapshot: Snapshot;
  language: Language;
  /** Whose page it is, and the pattern of its route. */
  remote: string | null;
  route: string | null;
  /** Null when a browser is to draw all of it. */
  drawn: DrawnPage | null;
  /** What the owner of the shop has set; null while it is not known. */
  setting?: ClientSetting | null;
  /** Differs from page to page beside what is drawn. */
  data?: Partial<Omit<PageData, 'registry'>>;
}

/** A page's whole HTML, the same for everybody, and the hashes that admit what stands inside it. */
export interface PageDocument {
  html: string;
  hashes: InlineHashes;
}

const words = { vi, en };

export function documentOf(parts: DocumentParts): PageDocument {
  const { config, shell, snapshot, language, drawn, setting } = parts;
  const { face, announcement } = setting ?? {};
  const base = `/_shell/${shell.version}/`;
  const fonts = fontFacesInTurn(({ name }) => `${base}fonts/${name}`);
  const globals = `${fonts.first}${globalStyles}${brandStyles(face?.brandColor)}${announcementStyles(announcement)}${noScriptStyles}`;
  const { images, html } = apart(drawn?.html ?? '');
  const data = pageBlock({
    siteName: config.siteName,
    bases: config.bases,
    deployment: config.deployment,
    chat: config.chat,
    ...(config.analyticsUrl && { analyticsUrl: config.analyticsUrl }),
    registry: forBrowser(snapshot),
    version: shell.version,
    words: words[language],
    ...(drawn && { rendered: drawn.rendered }),
    ...parts.data,
  });
  // A page that nobody drew waits for nothing but its scripts.
  const isSeenFirst = Boolean(drawn?.rendered.remote);
  // A page that does not exist says so without a script, too.
  const needsScript = !drawn || drawn.html.includes('data-waiting');
  return {
    hashes: {
      scripts: [inlineHash(applyTheme), startWatchHash, ...(isSeenFirst ? [startScriptHash] : [])],
      // The empty one admits style elements that are filled rule by rule, also where the nonce was lost on its way.
      styles: [globals, fonts.later, noSkeleton, drawn?.styles.css ?? '', ''].map(inlineHash),
    },
    html: `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
${drawn?.head ?? `<title>${escapeHtml(setting?.settingClient.siteName ?? config.siteName)}</title>`}
<meta name="theme-color" content="#FFFFFF" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#1C1917" media="(prefers-color-scheme: dark)">
${installHead(language, config, face?.favicon)}
${images}
${preloads(base, parts)}
${trustedTypesHead(scriptOrigins(snapshot, overrideOrigins(parts.data?.overrides ?? [])))}
<style>${globals}</style>
<style data-fonts${isSeenFirst ? ' media="(scripting:none)"' : ''}>${fonts.later}</style>
${needsScript ? `<noscript><style>${noSkeleton}</style></noscript>` : ''}
${drawn ? `<style data-styles="${drawn.styles.ids.join(' ')}">${drawn.styles.css}</style>` : ''}
<script>${applyTheme}</script>
<script>${startWatchScript}</script>
${isSeenFirst ? startHead(base, shell.scripts) : shell.scripts.map((file) => deferred(base, file)).join('\n')}
</head>
<body>
${announcementHtml(announcement)}${needsScript ? withoutShellHtml(parts) : ''}<div id="root">${withSearchAddress(html, snapshot, language)}</div>
${drawn?.jsonLd ?? ''}
${dataBlock(data)}
</body>
</html>`,
  };
}

/**
 * What the browser goes on with. Like structured data it comes after what is seen: a new connection carries 14 KB in its first round
 * trip, and so the page's beginning is in it. Scripts wait for the end of the page.
 */
function dataBlock(data: object): string {
  return `<script type="application/json" id="page-data">${safeJson(data)}</script>`;
}

/**
 * React puts links to a page's large pictures before its markup, where they would come too late. The one for the
 * largest picture goes into the head, the others are left to the browser.
 */
function apart(drawn: string): { images: string; html: string } {
  const [links = ''] = /^(?:<link rel="preload" as="image"[^>]*>)*/.exec(drawn) ?? [];
  const all = links.match(/<link[^>]*>/g) ?? [];
  const images = all.filter((link) => link.includes('fetchPriority="high"')).slice(0, 1);
  return { images: images.join('\n'), html: drawn.slice(links.length) };
}

/**
 * Where the search form leads without a script. Said here and not by the form itself: with its script a browser never
 * asks, and every page would carry it.
 */
function withSearchAddress(html: string, snapshot: Snapshot, language: Language): string {
  const search = createPathTo(snapshot)('catalog/search');
  if (search === null) return html;
  return html.replace(
    '<form role="search"',
    () => `<form role="search" action="${escapeHtml(inLanguage(search, language))}"`,
  );
}

interface WithoutShell {
  noScript: string;
  /** Scripts run, but the shell's do not. */
  failed: string;
  products: string;
  contact: string;
  call: string;
}
const withoutShell: Record<Language, WithoutShell> = {
  vi: {
    noScript:
      'Trang này cần JavaScript. Bạn bật JavaScript trong cài đặt của trình duyệt rồi tải lại trang. Chưa bật được, bạn vẫn xem và tìm sản phẩm như thường.',
    failed:
      'Trang này chưa chạy được trong trình duyệt của bạn. Bạn tải lại trang, hoặc cập nhật trình duyệt rồi mở lại. Trong lúc đó, bạn vẫn xem và tìm sản phẩm như thường.',
    products: 'Xem sản phẩm',
    contact: 'Liên hệ',
    call: 'Đặt hàng qua điện thoại:',
  },
  en: {
    noScript:
      'This page needs JavaScript. Switch it on in the settings of your browser, then reload the page. Until then you can see and search products as usual.',
    failed:
      'This page could not start in your browser. Reload it, or update your browser and open it again. Until then you can see and search products as usual.',
    products: 'See products',
    contact: 'Contact',
    call: 'Order by phone:',
  },
};
/** Above the page, which without the shell would stay a skeleton. */
const noScriptStyles =
  'body>noscript,#start-failed{display:block;padding:80px var(--gutter) 16px;background:var(--c-warning-tint)}body>noscript a,#start-failed a{display:inline-block;min-height:44px;margin-inline-end:24px;font-weight:600;line-height:44px}[data-start-failed] body [data-waiting]{display:none}';
/** Stronger than the class that says how the skeleton is laid out, which comes later in the page. */
const noSkeleton = 'body [data-waiting]{display:none}';

/** What to do on a page that only the shell can show; what stands there for a failed start is shown by the start watch. */
function withoutShellHtml({ snapshot, language, setting }: DocumentParts): string {
  const own = withoutShell[language];
  const pathTo = createPathTo(snapshot);
  const link = (to: string | null, text: string) =>
    to === null ? '' : `<a href="${escapeHtml(inLanguage(to, language))}">${text}</a>`;
  const hotline = setting?.infoClient.hotline;
  const call = hotline
    ? `<a href="tel:${escapeHtml(hotline.replaceAll(/\s/g, ''))}">${own.call} ${escapeHtml(hotline)}</a>`
    : '';
  const ways = `<p>${link(pathTo('catalog/products'), own.products)}${link(pathTo('catalog/contact'), own.contact)}${call}</p>`;
  return `<noscript><p>${own.noScript}</p>${ways}</noscript><div id="start-failed" role="alert" hidden><p>${own.failed}</p>${ways}</div>`;
}

/** The chosen theme, the room of the assistant's panel, and fonts that an earlier page has loaded, before the first paint. */
const applyTheme = `try{var d=document.documentElement.dataset,t=JSON.parse(localStorage.getItem('sf:theme'));if(t==='dark'||t==='light')d.theme=t;if(sessionStorage.getItem('sf:chat-open'))d.chat='open';if(sessionStorage.getItem('sf:fonts'))document.querySelector('[data-fonts]').media='all'}catch(e){}`;

function deferred(base: string, { path, integrity }: ShellBuild['scripts'][number]): string {
  return `<script defer src="${base}${path}" integrity="${integrity}" crossorigin="anonymous"></script>`;
}

function preloads(
  base: string,
  { shell, snapshot, remote: name, route, language, drawn }: DocumentParts,
): string {
  const remote = name === null ? undefined : snapshot.remotes[name];
  // A page that came with its answers asks nothing before somebody does something.
  const early = drawn?.rendered.remote && drawn.rendered.isAnswered ? [] : shell.early;
  // Chunks of this origin are fetched without a mode or a hash of their own, and a preload must be alike.
  const own = early.map((file) => `<link rel="preload" as="script" href="${base}${file}">`);
  const files = [
    ...(remote ? filesOf(remote, route, language) : []),
    ...(drawn?.rendered.widgets ?? []).flatMap((name) => filesOfWidget(snapshot, name, language)),
  ];
  return [...own, ...new Set(files)].join('\n');
}

/** Everything that this page runs of its remote, so that nothing is found out only when something else has run. */
function filesOf(remote: SnapshotRemote, route: string | null, language: Language): string[] {
  const folder = remote.entry.slice(0, remote.entry.lastIndexOf('/') + 1);
  const { preload: exposedModule, pageFiles = {}, wordFiles = {}, pageWordFiles = {} } = remote;
  const page = ofRoute(pageFiles, route) ?? [];
  const pageWords = ofRoute(pageWordFiles, route)?.[language] ?? [];
  return [
    preload(remote.entry, remote.integrity),
    ...[...exposedModule, ...page, ...(wordFiles[language] ?? []), ...pageWords].map((file) =>
      preload(`${folder}${file.path}`, file.integrity),
    ),
  ];
}

/** What a widget in this page runs, by `<remote>/<widget>`: with its own messages, or with its whole remote. */
function filesOfWidget({ remotes }: Snapshot, name: string, language: Language): string[] {
  const [owner = '', widget = ''] = name.split('/');
  const remote = remotes[owner];
  if (!remote) return [];
  const folder = remote.entry.slice(0, remote.entry.lastIndexOf('/') + 1);
  const { preload: manifest, wordFiles = {}, widgetFiles = {}, widgetWordFiles = {} } = remote;
  const own = widgetWordFiles[widget];
  const around = own ? (own[language] ?? []) : [...manifest, ...(wordFiles[language] ?? [])];
  return [
    preload(remote.entry, remote.integrity),
    ...[...(widgetFiles[widget] ?? []), ...around].map((file) =>
      preload(`${folder}${file.path}`, file.integrity),
    ),
  ];
}

function ofRoute<T>(byPattern: Record<string, T>, route: string | null): T | undefined {
  return route !== null && Object.hasOwn(byPattern, route) ? byPattern[route] : undefined;
}

function preload(href: string, integrity: string): string {
  return `<link rel="preload" as="script" crossorigin="anonymous" fetchpriority="low" href="${escapeHtml(href)}" integrity="${integrity}">`;
}
