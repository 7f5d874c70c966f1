import type { FastifyInstance } from 'fastify';
import { brandStyles, fontFaces, globalStyles } from '@storefront/shared/ui';
import { languages, type Language } from '@storefront/shared/contracts';
import { inLanguage } from '@storefront/shared/router/addresses';
import { escapeHtml } from '../../src/render/html-text';
import type { ServerConfig } from '../config';
import { stillPagePolicy } from '../security/content-security-policy';
import { inlineHash } from '../security/inline-hash';
import type { ShopSettings } from '../shop-settings';

interface Words {
  title: string;
  text: string;
  kept: string;
  /** Absent where the same address would say the same. */
  retry?: string;
  home: string;
}
const offline: Record<Language, Words> = {
  vi: {
    title: 'Bạn đang ngoại tuyến',
    text: 'Trang này chưa được lưu trên máy của bạn, nên cần có mạng để mở. Có mạng lại, trang sẽ tự mở.',
    kept: 'Giỏ hàng của bạn vẫn còn nguyên, và các trang đã xem gần đây vẫn đọc được.',
    retry: 'Thử lại',
    home: 'Về trang chủ',
  },
  en: {
    title: 'You are offline',
    text: 'This page is not kept on your device, so it needs a connection to open. It opens automatically once you are back online.',
    kept: 'Your cart is as you left it, and pages that you looked at lately can still be read.',
    retry: 'Try again',
    home: 'To the home page',
  },
};

const failed: Record<Language, Words> = {
  vi: {
    title: 'Có lỗi xảy ra',
    text: 'Trang bạn vừa mở gặp lỗi ở phía cửa hàng.',
    kept: 'Giỏ hàng và đơn hàng của bạn vẫn còn nguyên.',
    home: 'Về trang chủ',
  },
  en: {
    title: 'Something went wrong',
    text: 'The page that you opened failed on the side of the shop.',
    kept: 'Your cart and your orders are as you left them.',
    home: 'To the home page',
  },
};
/** `_offline` is what the service worker keeps; the others are addresses that people and other programs may name. */
const pages = { _offline: offline, offline, error: failed };

/**
 * The page that the service worker shows when it has nothing else, which opens the wanted address when the connection is back,
 * and one of a failure: in the frame's look.
 */
export function registerOfflinePage(
  app: FastifyInstance,
  { config, version, settings }: { config: ServerConfig; version: () => string; settings: ShopSettings },
): void {
  for (const [address, words] of Object.entries(pages))
    for (const language of languages)
      app.get(inLanguage(`/${address}`, language), async (_request, reply) => {
        const { setting } = await settings(language);
        const styles = stylesOf(version(), setting?.face?.brandColor);
        return reply
          .type('text/html; charset=utf-8')
          .headers({
            'cache-control': 'no-cache',
            'x-robots-tag': 'noindex',
            'content-security-policy': stillPagePolicy({
              scripts: [inlineHash(comeBack)],
              styles: [inlineHash(styles)],
            }),
          })
          .send(
            pageOf(words[language], {
              language,
              siteName: setting?.settingClient.siteName ?? config.siteName,
              styles,
            }),
          );
      });
}

/** One constant text, so that its hash can stand in the headers. */
const comeBack = "addEventListener('online',function(){location.reload()})";

/** "Try again" is a link to nowhere else: it asks for the address that was wanted. */
function pageOf(
  { title, text, kept, retry, home }: Words,
  { language, siteName, styles }: { language: Language; siteName: string; styles: string },
): string {
  const name = escapeHtml(siteName);
  const front = inLanguage('/', language);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
<title>${title} | ${name}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${styles}</style>
</head>
<body>
<header><a href="${front}"><svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="9" fill="var(--c-brand)"/><path d="M9 12.5h14l-1.2 10.2a2 2 0 0 1-2 1.8h-7.6a2 2 0 0 1-2-1.8Zm3.5 0v-1.8a3.5 3.5 0 0 1 7 0v1.8" fill="none" stroke="var(--c-on-brand)" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>${name}</a></header>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p>${kept}</p>
${retry === undefined ? '' : `<a class="action" href="">${retry}</a>`}
<a href="${front}">${home}</a>
</main>
<script>${comeBack}</script>
</body>
</html>`;
}

function stylesOf(version: string, brandColor: string | undefined): string {
  return `${fontFaces(({ name }) => `/_shell/${version}/fonts/${name}`)}${globalStyles}${brandStyles(brandColor)}${look}`;
}

const look = `
header{display:flex;align-items:center;min-height:64px;padding-inline:var(--gutter);border-bottom:1px solid var(--c-line);background:var(--c-paper)}
header a{display:inline-flex;align-items:center;gap:10px;min-height:44px;font-size:var(--t-lg);font-weight:600;letter-spacing:-0.02em;text-decoration:none}
main{display:grid;gap:var(--s-4);justify-items:start;max-width:480px;margin:0 auto;padding:var(--s-12) var(--gutter)}
h1{font-size:var(--t-2xl)}
p{color:var(--c-ink-soft)}
main a{display:inline-grid;place-items:center;min-height:44px}
.action{padding:12px 28px;border-radius:var(--r-control);background:var(--c-action);color:var(--c-on-action);font-weight:600;text-decoration:none}
.action:hover{background:var(--c-action-hover)}
`;
