import type { WorkerSettings } from './ways';

/** The parts of a service worker's globals that are used here; the compiler's own list does not go with a page's. */
export interface WorkerScope {
  /** Written before the script by the document server. */
  readonly workerSettings: WorkerSettings;
  readonly location: { readonly origin: string };
  readonly registration: { readonly navigationPreload?: { enable: () => Promise<void> } };
  readonly clients: { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    handle: (event: WorkerEvents[Name]) => void,
  ) => void;
}
interface WorkerEvents {
  install: LastingEvent;
  activate: LastingEvent;
  fetch: FetchEvent;
  message: LastingEvent & { readonly data: unknown };
}
interface LastingEvent {
  waitUntil: (work: Promise<unknown>) => void;
}
export interface FetchEvent extends LastingEvent {
  readonly request: Request;
  /** What the browser asked for while the worker was starting; of navigations. */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
}
