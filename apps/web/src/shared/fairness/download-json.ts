import { saveFile } from '../../lib/save-file.ts';

/** Hands the player a file, made here. */
export function downloadJson(name: string, data: unknown): void {
  saveFile(name, `${JSON.stringify(data, null, 2)}\n`, 'application/json');
}
