import type { Language } from '../../lib/language';
import type { NewsCard } from './news.schema';
import { texts } from './news.texts';

interface Shop {
  publicUrl: string;
  siteName: string;
  language: Language;
}

/** An RSS 2.0 feed of these articles. */
export function rssOf(cards: NewsCard[], { publicUrl, siteName, language }: Shop): string {
  const base = `${publicUrl}${language === 'en' ? '/en' : ''}`;
  const say = texts[language];
  const items = cards.map((card) => {
    const link = `${base}/news/${card.seoSlug}`;
    const { picture } = card;
    return [
      '<item>',
      element('title', card.title),
      element('link', link),
      element('guid', link, 'isPermaLink="true"'),
      element('pubDate', new Date(card.publishedAt).toUTCString()),
      element('category', card.topic.name),
      element('description', card.summary),
      `<media:content url="${escapeXml(`${publicUrl}${picture.url}?w=1200`)}" medium="image" width="${picture.width}" height="${picture.height}"><media:description>${escapeXml(picture.alt)}</media:description></media:content>`,
      '</item>',
    ].join('\n');
  });
  const newest = cards[0];
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/">
<channel>
${element('title', say.feedTitle(siteName))}
${element('link', `${base}/news`)}
<atom:link href="${escapeXml(`${base}/rss.xml`)}" rel="self" type="application/rss+xml"/>
${element('description', say.feedText(siteName))}
${element('language', language)}
${newest ? element('lastBuildDate', new Date(newest.publishedAt).toUTCString()) : ''}
${items.join('\n')}
</channel>
</rss>
`;
}

const element = (name: string, text: string, attributes = '') =>
  `<${name}${attributes && ` ${attributes}`}>${escapeXml(text)}</${name}>`;

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
