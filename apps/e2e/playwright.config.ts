import { defineConfig } from '@playwright/test';

/** Started by run.mjs, which finds the browser, starts the product and sets both variables. */
export default defineConfig({
  // Pictures first: pages that tell of prizes look otherwise once a journey has been paid one.
  projects: [
    { name: 'looks', testDir: 'looks' },
    { name: 'journeys', testDir: 'journeys' },
  ],
  // Generous, because CI machines are shared: a journey is late only when something hangs.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  // The product shares the machine with the browsers; more of them only make each other late.
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    baseURL: process.env.BASE_URL ?? 'http://127.0.0.1:3000',
    trace: 'retain-on-failure',
    // Nothing moves by itself; a journey about motion asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
