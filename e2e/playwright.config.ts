import { defineConfig, devices } from '@playwright/test';
import { chromiumPath } from '../tooling/chromium.mjs';

const executablePath = chromiumPath();
/** `npm run test:full` runs what takes long as well. */
const isFull = Boolean(process.env['FULL']);

/** Journeys through the production build. `BASE_STACK=<what tooling/stack.ts printed>` uses a shop that runs already. */
export default defineConfig({
  testDir: '.',
  // The readme's pictures are taken on purpose, not checked: PICTURES=1.
  testIgnore: process.env['PICTURES'] ? [] : ['**/pictures.spec.ts'],
  outputDir: 'test-results',
  fullyParallel: false,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  // A journey waits for a quarter of its time.
  workers: 3,
  // A busy machine takes its time; a page that never comes still fails.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['line'], ['json', { outputFile: 'test-results/results.json' }]],
  globalSetup: './global-setup.ts',
  use: {
    browserName: 'chromium',
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    // Recording doubles the time of every journey: TRACE=1.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // Journeys that break the network on purpose must meet it; the worker has journeys of its own.
    serviceWorkers: 'block',
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        // No process is made ahead for a page that a journey may never open.
        '--renderer-process-limit=1',
        // A journey leaves its pages before optimised code has paid for its making.
        '--js-flags=--no-opt',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: isFull ? /@phone/ : /@phone|@full/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      grep: /@phone|@both/,
      ...(isFull ? {} : { grepInvert: /@full/ }),
      use: {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        userAgent: devices['Pixel 7'].userAgent,
      },
    },
  ],
});
