import { defineConfig } from '@playwright/test';
import { launching } from './support/launching.ts';

const { BASE_URL, CHROMIUM_PATH, NIGHTLY, SHELL_PATH = CHROMIUM_PATH } = process.env;

/** run.mjs starts this. It finds the browsers, starts the product and sets the variables. */
export default defineConfig({
  // Visual tests run first, because pages with lists of prizes change after an end-to-end test has won one.
  projects: [
    { name: 'visual', testDir: 'visual' },
    { name: 'end-to-end', testDir: 'end-to-end', use: { launchOptions: launching(SHELL_PATH) } },
  ],
  // Long, because CI machines are shared: a test should only time out if it hangs.
  timeout: 120_000,
  expect: {
    timeout: 15_000,
    // By default, `toPass` waits for up to a second after an attempt. Tests of games wait for the end of each round with it.
    toPass: { intervals: [50, 100, 200] },
  },
  fullyParallel: true,
  // The product shares the machine with the browsers. Two workers left a third of two cores unused, because tests also wait. Four are
  // not faster than three.
  workers: 3,
  // Tests for a second width or theme (support/test.ts).
  ...(NIGHTLY ? {} : { grepInvert: /@nightly/ }),
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    baseURL: BASE_URL ?? 'http://127.0.0.1:3000',
    // A trace of every step takes a tenth of the processor time. To get one: node run.mjs -g "<title>" --trace on
    trace: 'off',
    // Tests answer requests themselves, which does not reach navigations of a service worker. Its own test turns it on.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Animations are off. A test about motion turns them on.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: launching(CHROMIUM_PATH),
  },
});
