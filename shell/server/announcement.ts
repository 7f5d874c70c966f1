import { languages, type ClientSetting, type Language } from '@storefront/shared/contracts';
import { inLanguage, splitLanguage } from '@storefront/shared/router/addresses';
import { escapeHtml } from '../src/render/html-text';

type Announcement = ClientSetting['announcement'];

/**
 * The line above every page, in both languages, of which the document's language shows one. It stands outside of what React
 * renders, so that it costs no script: the header is fixed, and the line takes the room that the page left for it.
 */
export function announcementHtml(announcement: Announcement): string {
  if (!announcement) return '';
  const line = (language: Language) => {
    const text = escapeHtml(announcement[language]);
    const { link } = announcement;
    if (link === null) return text;
    const href = link.startsWith('/') ? ownAddress(link, language) : link;
    return `<a href="${escapeHtml(href)}"${link.startsWith('/') ? '' : ' rel="noopener noreferrer"'}>${text}</a>`;
  };
  return `<aside id="announcement">${languages
    .map((language) => `<p lang="${language}">${line(language)}</p>`)
    .join('')}</aside>\n`;
}

/** Staff may have copied the address of a page in either language. */
function ownAddress(link: string, language: Language): string {
  const { pathname, search, hash } = new URL(link, 'http://shop.invalid');
  return `${inLanguage(splitLanguage(pathname).path, language)}${search}${hash}`;
}

/** Empty without an announcement, so that a page without one has the same styles as ever. */
export function announcementStyles(announcement: Announcement): string {
  // The heights of the header, which is fixed above it.
  return announcement
    ? `#announcement{margin-top:57px;padding:8px var(--gutter);background:var(--c-action);color:var(--c-on-action);font-size:var(--t-sm);font-weight:500;text-align:center}
#announcement a{color:inherit}
#announcement :focus-visible{outline-color:currentColor}
#announcement+#root>div{padding-top:0}
html[lang=en] #announcement [lang=vi],html[lang=vi] #announcement [lang=en]{display:none}
@media (min-width:768px){#announcement{margin-top:65px}}
@media print{#announcement{display:none}}
`
    : '';
}
