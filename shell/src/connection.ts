interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Not every browser tells. */
const connectionOf = (navigator: Navigator): Connection =>
  (navigator as Navigator & { connection?: Connection }).connection ?? {};

/** Somebody asked their browser to save data. */
export function savesData(navigator: Navigator): boolean {
  return connectionOf(navigator).saveData === true;
}

/** Who saves data, is on a slow line or off it, is spared what may not be needed. */
export function isFrugal(navigator: Navigator): boolean {
  const isSlow = connectionOf(navigator).effectiveType?.endsWith('2g') === true;
  return savesData(navigator) || isSlow || !navigator.onLine;
}
