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

describe.each(languages)('in %s', (language) => {
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
