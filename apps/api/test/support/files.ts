import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../src/config/config.ts';
import { createFiles, type Files } from '../../src/modules/files/public.ts';
import type { Events } from '../../src/platform/events.ts';
import { startS3Server } from './s3-server.ts';
import { type Settings, testSettings } from './settings.ts';

export interface Told {
  readonly name: string;
  readonly facts: unknown;
}

/** Events that are remembered. */
export function rememberingEvents(): { events: Events; told: Told[] } {
  const told: Told[] = [];
  return { told, events: { report: (name, facts) => void told.push({ name, facts }) } };
}

/** Files as the settings place them, and what they told operators. */
export function filesOf(settings: Settings): { files: Files; told: Told[] } {
  const { events, told } = rememberingEvents();
  return { files: createFiles(readConfig(testSettings('postgres://nowhere/db', settings)).files, events), told };
}

/** Every place that files can be kept in, with what has to be there for it. */
export const places = {
  'a folder': async () => {
    const folder = mkdtempSync(join(tmpdir(), 'goldwren-folder-'));
    return {
      settings: { FILES_DIR: folder } as Settings,
      close: async () => rmSync(folder, { recursive: true, force: true }),
    };
  },
  'an S3-compatible server': async () => startS3Server(),
} as const;
