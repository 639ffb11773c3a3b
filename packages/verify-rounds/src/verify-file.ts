import { readFile } from 'node:fs/promises';
import { gameByMaths } from '@goldwren/game-engine/registry';
import { checkExport, MalformedExport, type SessionReport } from './check-export.ts';
import { nodeCryptography } from './node-cryptography.ts';

function linesOf({ session, rounds, ok, problems }: SessionReport): string[] {
  const verdict = `${ok ? 'OK  ' : 'BAD '} ${session}  ${rounds} rounds`;
  return [verdict, ...problems.map((problem) => `     ${problem}`)];
}

function why(error: unknown): string {
  if (error instanceof SyntaxError) return 'This is no JSON.';
  if (error instanceof MalformedExport) return error.message;
  if (error instanceof Error && 'code' in error) return `The file cannot be read: ${String(error.code)}`;
  throw error;
}

/**
 * @param path an export of the site
 * @returns exit code: 0 all sessions fit, 1 one does not, 2 nothing to judge
 */
export async function verifyFile(path: string | undefined, print: (line: string) => void): Promise<number> {
  if (path === undefined) {
    print('Usage: goldwren-verify <export.json>');
    return 2;
  }
  try {
    const reports = await checkExport(nodeCryptography, gameByMaths, JSON.parse(await readFile(path, 'utf8')));
    for (const line of reports.flatMap(linesOf)) print(line);
    if (reports.length === 0) print('There is no session in it.');
    if (reports.length === 0) return 2;
    return reports.every(({ ok }) => ok) ? 0 : 1;
  } catch (error) {
    print(why(error));
    return 2;
  }
}
