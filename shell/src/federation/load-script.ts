import { ScriptError, withTimeout } from '@storefront/shared/app';

/** Shorter than what a whole remote gets, so that a hanging script is over before its page is given up. */
export const scriptTimeoutMs = 4_000;

/** Adds a script to the page, held to its hash; rejects when it is not there, not what it should be, or late. */
export async function loadScript({ src, integrity }: { src: string; integrity: string }): Promise<void> {
  const script = document.createElement('script');
  Object.assign(script, { src, integrity, crossOrigin: 'anonymous' });
  const loaded = new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = () => {
      reject(new ScriptError(`The script ${src} could not be loaded.`));
    };
  });
  document.head.append(script);
  try {
    await withTimeout(scriptTimeoutMs, loaded);
  } catch (error) {
    script.remove();
    throw error;
  }
}
