import { readFile } from 'node:fs/promises';
import { isHash } from '@goldwren/game-engine/fairness';
import { gameByMaths } from '@goldwren/game-engine/registry';
import { checkExport, MalformedExport, type SessionReport } from './check-export.ts';
import { nodeCryptography } from './node-cryptography.ts';

function formatReport({ session, rounds, ok, problems }: SessionReport): string[] {
  const verdict = `${ok ? 'OK  ' : 'BAD '} ${session}  ${rounds} rounds`;
  return [verdict, ...problems.map((problem) => `     ${problem}`)];
}

function describeError(error: unknown): string {
  if (error instanceof SyntaxError) return 'The file is not valid JSON.';
  if (error instanceof MalformedExport) return error.message;
  if (error instanceof Error && 'code' in error) return `The file cannot be read: ${String(error.code)}`;
  throw error;
}

/**
 * Verifies an export and prints a report.
 * @param path an export of the site
 * @param trustedKeys public keys of the operator in hex. The export does not contain them
 * @returns exit code: 0 if all sessions are correct, 1 if one is not, 2 without sessions or with an unreadable file
 */
export async function verifyFile(
  path: string | undefined,
  trustedKeys: readonly string[],
  print: (line: string) => void,
): Promise<number> {
  if (path === undefined || trustedKeys.length === 0 || !trustedKeys.every(isHash)) {
    print('Usage: goldwren-verify <export.json> --key <public key, 64 hexadecimal digits>');
    return 2;
  }
  try {
    const data: unknown = JSON.parse(await readFile(path, 'utf8'));
    const reports = await checkExport(nodeCryptography, { gameByMaths, trustedKeys }, data);
    for (const line of reports.flatMap(formatReport)) print(line);
    if (reports.length === 0) print('The export has no session.');
    if (reports.length === 0) return 2;
    return reports.every(({ ok }) => ok) ? 0 : 1;
  } catch (error) {
    print(describeError(error));
    return 2;
  }
}
