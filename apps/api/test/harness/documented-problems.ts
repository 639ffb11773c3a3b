import { appendFileSync, readFileSync } from 'node:fs';

const document = JSON.parse(
  readFileSync(new URL('../../../../docs/api/player.openapi.json', import.meta.url), 'utf8'),
) as { paths: Record<string, Record<string, { responses: Record<string, Documented> }>> };

interface Documented {
  readonly content?: Readonly<Record<string, { readonly examples?: Readonly<Record<string, unknown>> }>>;
}
interface Operation {
  readonly name: string;
  readonly method: string;
  readonly path: RegExp;
  /** `409 conflict` and so on for each documented problem. */
  readonly problems: ReadonlySet<string>;
}

/** Problems of the checks around every call (`guardCodes` of packages/contracts). Each has its own tests. */
const ofEveryCall =
  /malformed_request|unauthenticated|reauthentication_required|origin_mismatch|payload_too_large|unsupported_media_type|idempotency_mismatch|validation_failed|rate_limited|internal_error|unavailable/;

/** Documented problems that do not occur in every run, and why they can still occur. */
const notAlwaysAnswered: Readonly<Record<string, string>> = {
  'POST /api/auth/re-authenticate: 403 account_closed':
    'the account is closed while the call waits for its password hash',
  'POST /api/account/close: 403 account_closed':
    'two concurrent calls close the account, and the later one waits long enough',
  'POST /api/privacy/deletion: 403 account_closed': 'the same as for closing an account',
  'POST /api/wallet/login-bonus: 403 region_blocked':
    'a policy that is switched later can exclude the region of a player',
  'POST /api/challenge/actions: 403 region_blocked':
    'a policy that is switched later can exclude the region of a player',
  ...Object.fromEntries(
    [
      '400 insufficient_sweeps',
      '403 region_blocked',
      '403 region_unknown',
      '403 state_required',
      '403 self_excluded',
      '403 exclusion_review',
      '403 cooling_off',
      '403 limit_reached',
    ].map((problem) => [
      `POST /api/games/{id}/session/{session_id}/rounds/{round_id}/actions: ${problem}`,
      'a raise passes the checks of a stake: test/games/may-play, test/wallet/refusals-in-the-core, limits-in-the-core',
    ]),
  ),
};

function problemsOf(responses: Readonly<Record<string, Documented>>): string[] {
  return Object.entries(responses).flatMap(([status, { content = {} }]) =>
    Object.values(content).flatMap(({ examples = {} }) =>
      Number(status) < 400 ? [] : Object.keys(examples).map((code) => `${status} ${code}`),
    ),
  );
}

const operations: readonly Operation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { responses }]) => ({
    name: `${method.toUpperCase()} ${path}`,
    method: method.toUpperCase(),
    path: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
    problems: new Set(problemsOf(responses)),
  })),
);

/** The most specific path first, so that `/redemptions/list` does not match `/redemptions/{id}`. */
const bySpecificity = [...operations].sort((a, b) => placeholders(a) - placeholders(b));

function placeholders({ name }: Operation): number {
  return name.split('{').length;
}

function operationAt(method: string, url: string): Operation | undefined {
  const { pathname } = new URL(url, 'http://api');
  return bySpecificity.find((operation) => operation.method === method && operation.path.test(pathname));
}

const noted = new Set<string>();

/**
 * Records a problem that a players' call returned in a test.
 * @param file collects the problems of the whole run
 */
export function noteProblem(file: string, method: string, url: string, status: number, code: string): void {
  const operation = operationAt(method, url);
  if (!operation) return;
  const line = `${operation.name}: ${status} ${code}`;
  if (noted.has(line)) return;
  noted.add(line);
  appendFileSync(file, `${line}\n`);
}

/**
 * Compares the documented problems with those of a run, and returns the differences.
 * @param isWhole whether every test has run
 */
export function undocumentedAndUnused(file: string, isWhole: boolean): string[] {
  const seen = new Set(readFileSync(file, 'utf8').split('\n').filter(Boolean));
  const documented = new Set(operations.flatMap(({ name, problems }) => [...problems].map((one) => `${name}: ${one}`)));
  const missing = [...seen].filter((line) => !documented.has(line));
  const unused = [...documented].filter(
    (line) => !seen.has(line) && !(line in notAlwaysAnswered) && !ofEveryCall.test(line),
  );
  const stale = Object.keys(notAlwaysAnswered).filter((line) => !documented.has(line));
  return [
    ...missing.map((line) => `${line} was answered: name it in packages/contracts/src/player/problems.ts`),
    ...(isWhole ? unused.map((line) => `${line} was answered in no test: can the call answer it?`) : []),
    ...(isWhole ? stale.map((line) => `${line} is no longer documented: remove it from documented-problems.ts`) : []),
  ];
}
