import { defineConfig, type LaunchOptions } from '@playwright/test';

function launching(executablePath: string | undefined): LaunchOptions {
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}

const { BASE_URL, CHROMIUM_PATH, NIGHTLY, SHELL_PATH = CHROMIUM_PATH } = process.env;

/** Started by run.mjs, which finds the browsers, starts the product and sets the variables. */
export default defineConfig({
  // Pictures first: pages that tell of prizes look otherwise once a journey has been paid one.
  projects: [
    { name: 'looks', testDir: 'looks' },
    { name: 'journeys', testDir: 'journeys', use: { launchOptions: launching(SHELL_PATH) } },
  ],
  // Generous, because CI machines are shared: a journey is late only when something hangs.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  // The product shares the machine with the browsers; more of them only make each other late.
  workers: 2,
  // Tests of a second width or theme (support/test.ts).
  ...(NIGHTLY ? {} : { grepInvert: /@nightly/ }),
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    baseURL: BASE_URL ?? 'http://127.0.0.1:3000',
    // A film of every journey takes more than some journeys; how one ended when it failed is in its picture.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    // Nothing moves by itself; a journey about motion asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: launching(CHROMIUM_PATH),
  },
});
