import { TimeoutError } from './within';

/** Shorter than what a whole remote gets, so that a hanging script is over before its page is given up. */
export const scriptTimeoutMs = 4_000;

/** A script could not be had: nobody answered, or the answer is not what its hash says. */
export class ScriptError extends Error {
  override name = 'ScriptError';
}

/** Adds a script to the page, held to its hash; rejects when it is not there, not what it should be, or late. */
export function loadScript({ src, integrity }: { src: string; integrity: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    script.crossOrigin = 'anonymous';
    script.integrity = integrity;
    const timer = setTimeout(() => {
      end();
      script.remove();
      reject(new TimeoutError(`The script ${src} did not come within ${String(scriptTimeoutMs)} ms.`));
    }, scriptTimeoutMs);
    function end(): void {
      clearTimeout(timer);
      script.onload = null;
      script.onerror = null;
    }
    script.onload = () => {
      end();
      resolve();
    };
    script.onerror = () => {
      end();
      script.remove();
      reject(new ScriptError(`The script ${src} could not be loaded.`));
    };
    document.head.append(script);
  });
}
