import { existsSync } from 'node:fs';

/** Debian's Chromium without what only a screen needs, in which journeys take two thirds of the time. */
export const headlessShell = '/usr/bin/chromium-headless-shell';

/** Where this machine has a Chromium, if anywhere; `CHROMIUM_PATH` names another one. */
export function chromiumPath() {
  const places = [
    process.env['CHROMIUM_PATH'],
    headlessShell,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ];
  return places.find((place) => place && existsSync(place)) ?? null;
}
