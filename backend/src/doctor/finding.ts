import type { Localized } from '../lib/localized';

/** What the doctor found of one thing. `unknown`: it cannot be told from here, or is not used. */
export interface Finding {
  /** Such as `postgresql.version`. */
  id: string;
  status: 'right' | 'wrong' | 'unknown';
  says: Localized;
  /** How to mend it. */
  mend?: Localized;
}

export const right = (id: string, vi: string, en: string): Finding => ({
  id,
  status: 'right',
  says: { vi, en },
});
export const unknown = (id: string, vi: string, en: string): Finding => ({
  id,
  status: 'unknown',
  says: { vi, en },
});
export const wrong = (id: string, says: Localized, mend: Localized): Finding => ({
  id,
  status: 'wrong',
  says,
  mend,
});

/** What failed, in both languages, followed by the reason that a program gave. */
export function failed(vi: string, en: string, error: unknown): Localized {
  const reason = reasonWithoutSecrets(error);
  return { vi: `${vi} (${reason})`, en: `${en} (${reason})` };
}

/** Runs a check, and takes a failure or silence for a finding of its own. */
export async function checked(
  id: string,
  check: () => Promise<Finding[]>,
  mend: Localized,
  timeoutMs = 7_000,
): Promise<Finding[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Finding[]>((done) => {
    timer = setTimeout(
      () =>
        done([
          wrong(
            id,
            {
              vi: `không trả lời trong ${timeoutMs / 1000} giây`,
              en: `no answer within ${timeoutMs / 1000} s`,
            },
            mend,
          ),
        ]),
      timeoutMs,
    );
  });
  try {
    return await Promise.race([check(), late]);
  } catch (error) {
    return [wrong(id, failed('không kiểm tra được', 'cannot be checked', error), mend)];
  } finally {
    clearTimeout(timer);
  }
}

/** The message of an error without what an address may carry: a password. */
export function reasonWithoutSecrets(error: unknown): string {
  const first = error instanceof AggregateError ? (error.errors[0] as unknown) : error;
  const { message, code } = (typeof first === 'object' && first !== null ? first : {}) as {
    message?: string;
    code?: string;
  };
  return (message || code || 'no reason was given').replace(/\/\/[^\s/@]*@/g, '//***@').split('\n')[0] ?? '';
}
