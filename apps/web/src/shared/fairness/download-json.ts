import { saveFile } from '../../lib/browser/save-file.ts';

/** Downloads the data as a JSON file. */
export function downloadJson(name: string, data: unknown): void {
  saveFile(name, `${JSON.stringify(data, null, 2)}\n`, 'application/json');
}
