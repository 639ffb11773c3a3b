import { appendFileSync } from 'node:fs';
import pg from 'pg';
import { inject } from 'vitest';

/** Drizzle writes keywords in lower case. The listed raw statements, and those of tests, are not checked. */
const isBuilt = /^(select|insert|update|delete|with) .*"/;

/** The directory of cells is always a database of plain PostgreSQL. */
const ofDirectory = '"directory".';

const recorded = new Set<string>();
const marked = pg.Client.prototype as { recordsStatements?: true };

// Collects the statements that the query builder sends in tests. portable-queries.ts checks them at the end of the run.
if (!marked.recordsStatements) {
  marked.recordsStatements = true;
  const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  pg.Client.prototype.query = function record(this: pg.Client, ...args: unknown[]) {
    const { text } = (args[0] ?? {}) as { text?: unknown };
    if (typeof text === 'string' && isBuilt.test(text) && !text.includes(ofDirectory) && !recorded.has(text)) {
      recorded.add(text);
      appendFileSync(inject('statementsFile'), `${JSON.stringify(text)}\n`);
    }
    return query.apply(this, args);
  } as typeof pg.Client.prototype.query;
}
