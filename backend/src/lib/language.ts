/** The languages of the shop. */
export type Language = 'vi' | 'en';

export const otherLanguage = (language: Language): Language => (language === 'vi' ? 'en' : 'vi');

/** The supported language that the header prefers; Vietnamese when it names none of them. */
export function languageOf(acceptLanguage: string | undefined): Language {
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters
        .map((text) => /^\s*q=([01](?:\.\d{1,3})?)\s*$/.exec(text)?.[1])
        .find(Boolean);
      return { language: tag.split('-')[0], quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ language, quality }) => (language === 'vi' || language === 'en') && quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return wanted[0]?.language === 'en' ? 'en' : 'vi';
}
