const unit =
  '(?:₫|đ|vnđ|vnd|đồng|dong|k|nghìn|ngàn|nghin|ngan|triệu|trieu|tr|tỷ|usd|dollars?|euros?|eur|€|\\$|%|percent|phần trăm)';
/** Numbers with a unit of money or a share, with thousands, or long ones. */
export const amounts = new RegExp(
  `[$€₫]\\s?\\d[\\d.,]*(?:\\s?${unit}(?!\\p{L}))?|\\d(?:[\\d.,]|[ \\u00a0](?=\\d{3}))*\\s?${unit}(?!\\p{L})|\\d{1,3}(?:[.,]\\d{3})+|\\b\\d{4,7}\\b`,
  'giu',
);
const number =
  '(?:một|hai|ba|bốn|năm|sáu|bảy|tám|chín|mười|mươi|trăm|mot|muoi|tram|one|two|three|four|five|six|seven|eight|nine|ten|twenty|fifty|hundred|zero|không)';
/** Amounts in words. */
export const spokenAmounts = new RegExp(
  `(?<!\\p{L})(?:${number}[\\s-]+){1,6}(?:(?:nghìn|ngàn|triệu|nghin|ngan|trieu|thousand|million)[\\s-]+)?(?:đồng|dong|nghìn|ngàn|triệu|nghin|ngan|trieu|vnd|thousand|million|dollars?|percent|phần trăm)(?!\\p{L})`,
  'giu',
);
export const phones = /\+?\d(?:[\s().-]?\d){7,14}/g;

export const phoneNumber = (text: string) => Number(text.replace(/\D/g, ''));

/** The numbers of an amount: `1.250.000 ₫` is 1250000, `250k` is 250000, `1,5 triệu` is 1500000. */
export function numbersIn(text: string): number[] {
  const factor = factorOf(text);
  return [...text.matchAll(/\d[\d.,\s]*/g)].map(([found]) => {
    const digits = found.trim().replace(/[.,\s]+$/, '');
    const isGrouped = /^\d{1,3}(?:[.,\s]\d{3})+$/.test(digits);
    return Math.round(Number(isGrouped ? digits.replace(/[.,\s]/g, '') : digits.replace(',', '.')) * factor);
  });
}

function factorOf(text: string): number {
  if (/tỷ/i.test(text)) return 1_000_000_000;
  if (/triệu|trieu|tr(?!\p{L})/iu.test(text)) return 1_000_000;
  return /k(?!\p{L})|nghìn|ngàn|nghin|ngan/iu.test(text) ? 1_000 : 1;
}

export type KnownNumbers = ReturnType<typeof createKnownNumbers>;

/** What the shop itself said in an answer. Only these numbers may be repeated. */
export function createKnownNumbers() {
  const values = new Set<number>();
  return {
    has: (value: number) => values.has(value),
    add: (...more: (number | null)[]) => more.forEach((value) => value !== null && values.add(value)),
    /** Of a text by the shop's own people; never of one that customers or suppliers can write. */
    addText(text: string) {
      for (const [found] of text.normalize('NFKC').matchAll(amounts))
        for (const value of numbersIn(found)) values.add(value);
      for (const [found] of text.normalize('NFKC').matchAll(phones)) values.add(phoneNumber(found));
    },
  };
}
