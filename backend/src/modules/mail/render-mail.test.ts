import { everyMail } from '../../testing/every-mail';
import { hostileTexts } from '../../testing/hostile-texts';
import en from './locales/en.json';
import vi from './locales/vi.json';
import { renderMail } from './render-mail';

const catalogues = { vi, en };
const languages = ['vi', 'en'] as const;

type Texts = { [key: string]: string | string[] | Texts };
const textsOf = (texts: Texts): string[] =>
  Object.values(texts).flatMap((value) =>
    typeof value === 'string' || Array.isArray(value) ? value : textsOf(value),
  );

/** The text with anything in the place of its values. */
const asPattern = (text: string) =>
  new RegExp(
    text
      .split(/\{\{\w+\}\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+'),
  );

/** Where the mails of each kind lead; those of orders lead to the order. */
const pages: Record<string, string[]> = {
  'account verify': ['/verify-account?token=token'],
  'account reset': ['/reset-password?token=token'],
  'account invited': ['/reset-password?token=token'],
  'account password changed': ['/forgot-password'],
  'account new device': ['/forgot-password'],
  'account guesses': ['/forgot-password'],
  'account phone taken': ['/profile/personal'],
  'account already': ['/login'],
  'chat reply': ['/chat'],
  'newsletter confirm': ['/newsletter/confirm?token=confirm', '/newsletter/unsubscribe?token=unsubscribe'],
  newsletter: ['/newsletter/unsubscribe?token=unsubscribe'],
  'voucher ending': ['/profile/vouchers'],
  review: ['/profile/reviews'],
  invitation: ['/invitation/token', '/invitation/token?unsubscribe=1'],
  reward: ['/referral/rewards'],
  'solution approved': ['/provider/solutions'],
  'solution rejected': ['/provider/solutions/s/edit'],
  'solution asked': ['/provider/requests'],
  'solution answered': ['/solutions'],
  'provider REJECTED': ['/provider/register'],
  'provider LOCKED': ['/contact'],
  provider: ['/provider'],
  membership: ['/provider/membership'],
  'deletion scheduled': ['/login'],
  'stock alert': ['/products/ao%2Fthun?v=v'],
  order: ['/profile/orders/id', '/track/id?token=id.signed'],
};
const pagesOf = (name: string) =>
  pages[
    Object.keys(pages)
      .filter((kind) => name.startsWith(kind))
      .sort((a, b) => b.length - a.length)[0] ?? ''
  ] ?? [];

describe.each(languages)('in %s', (language) => {
  test('a mail leads to the page that it is about, in the language of its reader', async () => {
    const prefix = `https://shop.example.com${language === 'en' ? '/en' : ''}`;
    for (const [name, { text, html }] of await everyMail(language, 'Áo thun')) {
      const clean = (link = '') => link.replaceAll(/order-[A-Z]+/g, 'id');
      const inText = [...text.matchAll(/https:\/\/shop\.example\.com\S*/g)].map(([link]) => clean(link));
      const inHtml = [...html.matchAll(/href="([^"]*)"/g)].map(([, link]) =>
        clean(link?.replaceAll('&#38;', '&')),
      );
      const expected = pagesOf(name).map((page) => `${prefix}${page}`);

      expect([name, [...new Set(inText)].sort()]).toEqual([name, expected]);
      expect([name, [...new Set(inHtml)].sort()]).toEqual([name, expected]);
    }
  });

  test('no mail lacks a value, and every mail has a subject of one line', async () => {
    for (const [name, { subject, text, html }] of await everyMail(language, 'Áo thun')) {
      expect([name, subject.trim()]).not.toEqual([name, '']);
      for (const part of [subject, text, html])
        expect([name, part]).toEqual([name, expect.not.stringMatching(/\{\{|\}\}|undefined|null|\[object/)]);
    }
  });

  test('every text of the catalogue stands in a mail', async () => {
    const mails = [...(await everyMail(language, 'Áo thun')).values()];
    // Written to the shop's own people, in Vietnamese.
    const { contact: _toTheShop, ...others } = catalogues[language];
    const catalogue = language === 'vi' ? vi : others;

    const idle = textsOf(catalogue).filter((text) => {
      const pattern = asPattern(text);
      return !mails.some((mail) => pattern.test(mail.subject) || pattern.test(mail.text));
    });

    expect(idle).toEqual([]);
  });

  test('nothing follows a reason that staff typed, perhaps without a full stop', () => {
    expect(textsOf(catalogues[language]).filter((text) => text.includes('{{reason}} '))).toEqual([]);
  });

  test('a subject stays one line, whatever it names', async () => {
    for (const [name, { subject }] of await everyMail(language, 'Áo\r\nBcc: b@example.com\u2028thun'))
      expect([name, subject]).toEqual([name, expect.not.stringMatching(/[\r\n\u2028\u2029]/)]);
  });

  test.each([...hostileTexts, '$t(account.hello) {{siteName}} $& $1', '{{code}}'])(
    'what people typed is text: %s',
    async (typed) => {
      const numeric = typed.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
      for (const [name, { text, html }] of await everyMail(language, typed)) {
        const markup = html.replace(/<style>[^<]*<\/style>/, '').replaceAll(numeric, '');
        expect([name, markup]).toEqual([
          name,
          expect.not.stringMatching(/<(script|img|svg|iframe|math|style|b)\b|javascript:/i),
        ]);
        for (const [, href] of markup.matchAll(/href="([^"]*)"/g))
          expect([name, href]).toEqual([name, expect.stringMatching(/^https:\/\/shop\.example\.com\//)]);
        if (html.includes(numeric)) expect([name, text]).toEqual([name, expect.stringContaining(typed)]);
      }
    },
  );
});

test('a mail that lacks a value is not written', () => {
  expect(() => renderMail('deletion.takenBack', {}, 'en')).toThrow('lacks siteName');
});
