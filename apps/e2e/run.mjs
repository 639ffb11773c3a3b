/**
 * Runs the end-to-end tests and the visual tests against the real product: its own port, its own empty
 * database, the built site. Arguments are passed to Playwright. Without a browser it prints how to get one and
 * passes, because a machine without a browser can still run everything else. In CI it fails instead, because
 * no one would notice that the tests did not run. If the headless shell of Chromium is also installed,
 * end-to-end tests use it, which takes a third less processor time.
 */
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

const readyWithinMs = 90_000;
const stopWithinMs = 15_000;
const programs = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const shell = 'chromium-headless-shell';
const here = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('../../', import.meta.url));

function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
  return [named, ...programs.map(onThePath), chromium.executablePath()].find((path) => path && existsSync(path));
}

function onThePath(program) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path));
}

/** Returns the browser for end-to-end tests. A browser in CHROMIUM_PATH is used for everything. */
function findShell(browser) {
  return (process.env.CHROMIUM_PATH ? undefined : onThePath(shell)) ?? browser;
}

/** Below the range of ports for outgoing connections, one of which could take the port at any moment. */
async function freePort() {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    const isFree = await new Promise((resolve) => {
      const probe = createServer();
      probe.once('error', () => resolve(false));
      probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
    });
    if (isFree) return port;
  }
}

function ended(child) {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode ?? 1);
    else child.once('exit', (code) => resolve(code ?? 1));
  });
}

async function waitUntilReady(url, product) {
  const deadline = Date.now() + readyWithinMs;
  while (Date.now() < deadline) {
    if (product.exitCode !== null) throw new Error(`The product stopped with code ${product.exitCode} while starting.`);
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`The product was not ready within ${readyWithinMs / 1000} s.`);
}

/** Creates the demo players and staff in the running product, like `pnpm seed:demo`. */
async function seedDemo(dataDir, environment) {
  const seeding = spawn(process.execPath, ['seed/demo.ts'], {
    cwd: join(root, 'apps', 'api'),
    env: { ...environment, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if ((await ended(seeding)) !== 0) throw new Error('The demo accounts could not be created.');
}

async function stop(product) {
  product.kill('SIGTERM');
  const timer = setTimeout(() => product.kill('SIGKILL'), stopWithinMs);
  await ended(product);
  clearTimeout(timer);
}

async function runTests(browser) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const dataDir = await mkdtemp(join(tmpdir(), 'goldwren-e2e-'));
  // mkdtemp creates it with mode 0700. When running as root, the database's user must be able to enter it.
  // Otherwise the cluster would be created elsewhere and never removed.
  await chmod(dataDir, 0o711);
  const { DATABASE_URL: _own, ...environment } = process.env;
  const product = spawn(process.execPath, ['apps/api/dist/start.js'], {
    cwd: root,
    // One proxy is trusted, so that support/test.ts can give every test its own client address.
    env: { ...environment, PORT: String(port), DATA_DIR: dataDir, TRUSTED_PROXIES: '1' },
    // Through this channel, the product notices the end of this process.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  try {
    await waitUntilReady(url, product);
    await seedDemo(dataDir, environment);
    const cli = fileURLToPath(import.meta.resolve('@playwright/test/cli'));
    const tests = spawn(process.execPath, [cli, 'test', ...process.argv.slice(2)], {
      cwd: here,
      env: { ...environment, BASE_URL: url, CHROMIUM_PATH: browser, SHELL_PATH: findShell(browser), DATA_DIR: dataDir },
      stdio: 'inherit',
    });
    return await ended(tests);
  } finally {
    await stop(product);
    await rm(dataDir, { recursive: true, force: true });
  }
}

const browser = findBrowser();
if (browser) {
  process.exitCode = await runTests(browser);
} else {
  console.log('No Chromium found, so the end-to-end tests did not run. Get one with either of:');
  console.log('  apt-get install chromium            (Debian, Ubuntu)');
  console.log('  npx playwright install chromium     (from apps/e2e)');
  console.log('or name one in CHROMIUM_PATH.');
  if (process.env.CI) process.exitCode = 1;
}
