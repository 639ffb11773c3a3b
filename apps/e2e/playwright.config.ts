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
  // Visual tests first: pages that list prizes change once an end-to-end test has received one.
  projects: [
    { name: 'visual', testDir: 'visual' },
    { name: 'end-to-end', testDir: 'end-to-end', use: { launchOptions: launching(SHELL_PATH) } },
  ],
  // Generous, because CI machines are shared: a test is late only when something hangs.
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
    // A film of every test takes longer than some tests; the picture shows how a failed one ended.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    // Nothing moves by itself; a test about motion turns it on.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: launching(CHROMIUM_PATH),
  },
});
