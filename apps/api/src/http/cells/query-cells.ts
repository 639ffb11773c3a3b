import type { MissingCellReason, MissingCells } from '@goldwren/contracts/staff';
import { createLimitPerSubject } from '../../platform/limit-per-subject.ts';
import type { CellAddress, CellRouter } from './cell-router.ts';
import { staffReadHeader, writeStaffRead } from './staff-read-header.ts';

/** The read that every other cell gets. `url` is the path with the query. */
export interface CellsQuery {
  readonly email: string;
  readonly method: string;
  readonly url: string;
  /** The parsed body of a search. */
  readonly body?: unknown;
  /** Headers about the client. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface CellAnswers<Answer> {
  readonly answers: readonly { readonly cell: string; readonly answer: Answer }[];
  readonly missing: MissingCells;
}

/** Queries every other cell. @param parse returns null for an answer that is not one of this call. */
export type QueryCells = <Answer>(
  query: CellsQuery,
  parse: (body: unknown) => Answer | null,
) => Promise<CellAnswers<Answer>>;

const answerTimeoutMs = 2_500;
/** A cell that hangs gets no more reads than this, so that neither sockets nor memory pile up here. */
const concurrentReadsPerCell = 8;

class MissingCell extends Error {
  readonly reason: MissingCellReason;
  constructor(reason: MissingCellReason, cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

/**
 * Creates the function that queries the other cells. All are queried at the same moment, each once, and none for longer than the
 * limit. A cell that does not answer is named, and the answers of the others are the same as without it.
 */
export function createQueryCells(router: CellRouter): QueryCells {
  const limitPerCell = createLimitPerSubject(concurrentReadsPerCell);
  return async (query, parse) => {
    const others = (await router.cells()).filter(({ name }) => name !== router.own);
    const results = await Promise.allSettled(
      others.map((cell) =>
        limitPerCell(cell.name, async () => {
          const parsed = parse(await readFrom(router, cell, query));
          if (parsed === null) throw new MissingCell('not_understood');
          return parsed;
        }),
      ),
    );
    const named = results.map((result, at) => ({ result, cell: (others[at] as CellAddress).name }));
    return {
      answers: named.flatMap(({ result, cell }) =>
        result.status === 'fulfilled' ? [{ cell, answer: result.value }] : [],
      ),
      missing: named.flatMap(({ result, cell }) =>
        result.status === 'rejected' ? [{ cell, reason: reasonOf(result.reason) }] : [],
      ),
    };
  };
}

async function readFrom(
  { key, own: from }: CellRouter,
  { name: to, apiUrl }: CellAddress,
  { email, method, url, body, headers }: CellsQuery,
): Promise<unknown> {
  const response = await fetch(`${apiUrl}${url}`, {
    method,
    headers: {
      ...headers,
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      [staffReadHeader]: writeStaffRead(key, { to, from, email }, { method, url, body }, Date.now()),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    redirect: 'error',
    signal: AbortSignal.timeout(answerTimeoutMs),
  });
  if (response.status >= 500 || response.status === 429) throw new MissingCell('no_answer');
  const answer = (await response.json().catch((cause: unknown) => {
    throw new MissingCell(cause instanceof SyntaxError ? 'not_understood' : 'no_answer', cause);
  })) as { readonly code?: string } | null;
  if (response.status === 403 && answer?.code === 'forbidden') throw new MissingCell('not_permitted');
  if (response.status !== 200) throw new MissingCell('not_understood');
  return answer;
}

/** Everything else is a failure of the connection, the limit of time, or the limit of concurrent reads. */
function reasonOf(error: unknown): MissingCellReason {
  return error instanceof MissingCell ? error.reason : 'no_answer';
}
