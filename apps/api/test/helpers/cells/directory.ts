export const directoryKey = 'c3115d1e7a9b4f60823d5c7e9f1a2b4d6c8e0f2a4b6d8c0e1f3a5b7d9c1e3f50';

/** Returns the URL of a login for the directory in the database of this owner. */
export function directoryUrlOf(ownerUrl: string): string {
  const url = new URL(ownerUrl);
  url.username = 'goldwren_test_directory';
  url.password = 'a-password-of-the-tests';
  return url.toString();
}

/** The settings of cells by the URL of their database. Only `pnpm test:cells` fills it (spread-cells.ts). */
export const cellSettings = new Map<string, Readonly<Record<string, string>>>();
