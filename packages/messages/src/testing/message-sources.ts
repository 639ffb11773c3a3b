import { readdirSync, readFileSync } from 'node:fs';

/** The folders with messages: one per language of the player site, and the back office, which is in English. */
export type MessageFolder = 'en' | 'fr-CA' | 'staff';

export interface SourceMessage {
  /** Relative to the folder. */
  readonly file: string;
  readonly text: string;
}

/** Strings and templates of a source, without comments and imports. A value in a template becomes `…`. */
export function messagesIn(source: string): string[] {
  const bare = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^import[^;]*;$/gm, '');
  const literals = bare.match(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g) ?? [];
  return literals.map((literal) =>
    literal
      .slice(1, -1)
      .replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '…')
      .replaceAll('\\u00a0', ' ')
      .replaceAll("\\'", "'"),
  );
}

/** The sources of a folder. The folder is listed, so a new file is included automatically. */
export function sourcesOf(folder: MessageFolder): { readonly file: string; readonly source: string }[] {
  const url = new URL(`../${folder}/`, import.meta.url);
  return readdirSync(url, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((file) => ({ file, source: readFileSync(new URL(file, url), 'utf8') }));
}

export function messagesOf(folder: MessageFolder): SourceMessage[] {
  return sourcesOf(folder).flatMap(({ file, source }) => messagesIn(source).map((text) => ({ file, text })));
}
