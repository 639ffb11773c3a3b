import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

const play = new URL('../../../web/src/features/play/', import.meta.url);
const origin = 'http://sources.test';
const start = '<!doctype html><script type="module" src="/testing/sound/measure-in-page.ts"></script>';

/** What `testing/sound/measure-in-page.ts` of the site measures. */
export interface Measured {
  readonly name: string;
  readonly rate: number;
  readonly lufs: number;
  readonly peakDb: number;
  readonly centroidHz: number;
  readonly spectrum: readonly number[];
  /** The samples of each channel as base64. */
  readonly channels: readonly string[];
}

type Measure = (slug: string, records: boolean) => Promise<Measured[]>;

/** Opens a page that imports the sources of the player's sound directly, without their types and without a build. */
export async function openMeter(page: Page): Promise<Measure> {
  await page.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: start });
    const source = await readFile(fileURLToPath(new URL(`.${pathname}`, play)), 'utf8');
    return route.fulfill({ contentType: 'text/javascript', body: stripTypeScriptTypes(source) });
  });
  await page.goto(`${origin}/`);
  await page.waitForFunction(() => 'measureSound' in window);
  return (slug, records) =>
    page.evaluate(([name, keeps]) => (window as unknown as { measureSound: Measure }).measureSound(name, keeps), [
      slug,
      records,
    ] as const);
}

export function samplesOf(channel: string): Float32Array {
  return new Float32Array(new Uint8Array(Buffer.from(channel, 'base64')).buffer);
}
