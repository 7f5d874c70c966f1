const key = 'sf:consent';

/** What an account answers holds in the browser in which it answers, from the next page view on. */
export function agreeInThisBrowser(isGiven: boolean): void {
  try {
    const isAgreed = (localStorage.getItem(key) ?? '').includes('visitor');
    if (!isGiven) localStorage.setItem(key, JSON.stringify('refused'));
    else if (!isAgreed) localStorage.setItem(key, JSON.stringify({ visitor: crypto.randomUUID() }));
  } catch {
    // Storage is full or forbidden: then nothing was agreed to here, and nothing is told to anybody.
  }
}
