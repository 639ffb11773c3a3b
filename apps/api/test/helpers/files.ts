import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../src/config/config.ts';
import { createFiles, type Files } from '../../src/modules/files/public.ts';
import type { Events } from '../../src/platform/operator-events.ts';
import { type Settings, testSettings } from './api/settings.ts';
import { startS3Server } from './processes/s3-server.ts';

export interface ReportedEvent {
  readonly name: string;
  readonly facts: unknown;
}

/** Creates an event log that records its events. */
export function recordEvents(): { events: Events; reported: ReportedEvent[] } {
  const reported: ReportedEvent[] = [];
  return { reported, events: { report: (name, facts) => void reported.push({ name, facts }) } };
}

/** Creates files for these settings, with a record of the events that they report. */
export function filesOf(settings: Settings): { files: Files; reported: ReportedEvent[] } {
  const { events, reported } = recordEvents();
  return { files: createFiles(readConfig(testSettings('postgres://nowhere/db', settings)).files, events), reported };
}

/** Every storage location for files, with its set-up. */
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
