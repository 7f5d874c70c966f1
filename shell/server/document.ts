import { fontFaces, globalStyles } from '@storefront/shared/ui';
import type { Language, Registry, RegistryRemote } from '@storefront/shared/contracts';
import { matchRegistry } from '../src/router/match';
import { splitLanguage } from '../src/router/language-prefix';
import type { PageData } from '../src/config';
import { words as en } from '../src/words-en';
import { words as vi } from '../src/words-vi';
import type { ServerConfig } from './config';
import type { ShellBuild } from './shell-build';

export interface Document {
  status: 200 | 404;
  html: string;
}

const words = { vi, en };

/** The frame's HTML: data, preloads of what this address starts with, styles, and the shell's script. */
export function renderDocument(
  pathname: string,
  nonce: string,
  { config, registry, shell }: { config: ServerConfig; registry: Registry; shell: ShellBuild },
): Document {
  const { language, path } = splitLanguage(pathname);
  const match = matchRegistry(registry, path);
  const isOwn = config.deployment === 'demo' && path === '/ui';
  const page: PageData = {
    siteName: config.siteName,
    bases: config.bases,
    deployment: config.deployment,
    registry: withoutFiles(registry),
    version: shell.version,
    words: words[language],
  };
  const base = `/_shell/${shell.version}/`;
  const remote = match ? registry.remotes[match.remote] : undefined;
  return {
    status: match || isOwn ? 200 : 404,
    html: `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
<title>${escapeHtml(config.siteName)}</title>
<meta name="theme-color" content="#FFFFFF" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#1C1917" media="(prefers-color-scheme: dark)">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${alternates(path)}
${preloads(base, shell, remote)}
<style nonce="${nonce}">${fontFaces(({ name }) => `${base}fonts/${name}`)}${globalStyles}</style>
<style id="_goober" nonce="${nonce}"> </style>
<script nonce="${nonce}">window.__nonce__=${JSON.stringify(nonce)};${applyTheme}</script>
<script type="application/json" id="page-data">${safeJson(page)}</script>
${shell.scripts.map((script) => `<script defer nonce="${nonce}" src="${base}${script.path}" integrity="${script.integrity}" crossorigin="anonymous"></script>`).join('\n')}
</head>
<body>
<div id="root"></div>
<noscript><p>${noScript[language]}</p></noscript>
</body>
</html>`,
  };
}

/** What a page gets of the registry: everything but the files, which only this page's preloads need. */
function withoutFiles(registry: Registry): Registry {
  return {
    schema: 1,
    remotes: Object.fromEntries(
      Object.entries(registry.remotes).map(([name, remote]) => [name, { ...remote, preload: [] }]),
    ),
  };
}

const noScript: Record<Language, string> = {
  vi: 'Cửa hàng cần JavaScript để hoạt động. Hãy bật JavaScript trong trình duyệt của bạn.',
  en: 'The shop needs JavaScript. Please switch it on in your browser.',
};

/** The chosen theme before the first paint; the toast library finds its style element and its nonce above. */
const applyTheme = `try{var t=JSON.parse(localStorage.getItem('sf:theme'));if(t==='dark'||t==='light')document.documentElement.dataset.theme=t}catch(e){}`;

function alternates(path: string): string {
  const english = path === '/' ? '/en' : `/en${path}`;
  return [
    `<link rel="alternate" hreflang="vi" href="${escapeHtml(path)}">`,
    `<link rel="alternate" hreflang="en" href="${escapeHtml(english)}">`,
  ].join('\n');
}

function preloads(base: string, shell: ShellBuild, remote: RegistryRemote | undefined): string {
  // Chunks of this origin are fetched without a mode or a hash of their own, and a preload must be alike.
  const own = shell.early.map((file) => `<link rel="preload" as="script" href="${base}${file}">`);
  const folder = remote ? remote.entry.slice(0, remote.entry.lastIndexOf('/') + 1) : '';
  const theirs = remote
    ? [
        preload(remote.entry, remote.integrity),
        ...remote.preload.map((file) => preload(`${folder}${file.path}`, file.integrity)),
      ]
    : [];
  return [...own, ...theirs].join('\n');
}

function preload(href: string, integrity: string): string {
  return `<link rel="preload" as="script" crossorigin="anonymous" href="${escapeHtml(href)}" integrity="${integrity}">`;
}

/** JSON that cannot end its script element. */
function safeJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${String(sign.charCodeAt(0))};`);
}
