import type { OutcomeCode } from './outcomes';

export interface TestCard {
  number: string;
  holder: string;
  /** Month and year of issue (domestic) or expiry (international), as printed on the card. */
  date: string;
  kind: 'domestic' | 'international';
  /** What the bank says once the details are right; `otp` asks for the one-time password first. */
  answer: 'otp' | Exclude<OutcomeCode, '00'>;
  case: 'success' | 'insufficient' | 'notActivated' | 'locked' | 'expired';
}

const holder = 'NGUYEN VAN A';

/** The gateway's public test cards. */
export const testCards: readonly TestCard[] = [
  { number: '9704198526191432198', holder, date: '07/15', kind: 'domestic', answer: 'otp', case: 'success' },
  {
    number: '9704195798459170488',
    holder,
    date: '07/15',
    kind: 'domestic',
    answer: '51',
    case: 'insufficient',
  },
  { number: '9704192181368742', holder, date: '07/15', kind: 'domestic', answer: '09', case: 'notActivated' },
  { number: '9704193370791314', holder, date: '07/15', kind: 'domestic', answer: '12', case: 'locked' },
  // No result is "expired card": the gateway reports it among "other errors".
  { number: '9704194841945513', holder, date: '07/15', kind: 'domestic', answer: '99', case: 'expired' },
  {
    number: '4456530000001096',
    holder,
    date: '12/30',
    kind: 'international',
    answer: 'otp',
    case: 'success',
  },
];

export const otpOfTestCards = '123456';
export const attemptsAllowed = 3;

/** Finds the card whose three details are all right. */
export function matchCard(details: { number: string; holder: string; date: string }): TestCard | undefined {
  const number = details.number.replace(/[\s-]/g, '');
  const name = foldName(details.holder);
  const date = details.date.trim();
  return testCards.find((card) => card.number === number && card.holder === name && card.date === date);
}

function foldName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[đĐ]/g, 'D')
    .trim()
    .replace(/\s+/g, ' ')
    .toUpperCase();
}
