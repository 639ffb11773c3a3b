import { beforeEach } from 'vitest';

interface NotOnCitus {
  readonly names: RegExp;
  readonly reason: string;
}

const ddl = 'changes objects of the database on the node that holds the cell, which only the coordinator may';

/** Tests of files that otherwise run in a cell on Citus. What they check of the product holds there too. */
const notOnCitus: Readonly<Record<string, NotOnCitus>> = {
  'test/games/record.test.ts': { names: /^reads no round of a session/, reason: ddl },
  'test/wallet/activity.test.ts': { names: /when a transaction that waited has an earlier time/, reason: ddl },
  'test/wallet/constraints.test.ts': {
    names: /^it (gets no more rights|cannot replace)/,
    reason: 'expects the name of a table, to which Citus adds a number, or the schema public',
  },
  'test/wallet/history-constraints.test.ts': {
    names: /gen_random_uuid|interval|ended_at/,
    reason: 'changes rows with statements that Citus refuses before a trigger does',
  },
  'test/wallet/movement-rules.test.ts': { names: /^is accepted only with a rule/, reason: ddl },
};

// Skips these tests, with the reason in the report.
beforeEach((context) => {
  const { file, name } = context.task;
  const [, listed] = Object.entries(notOnCitus).find(([path]) => file.filepath.endsWith(path)) ?? [];
  if (listed?.names.test(name)) context.skip(listed.reason);
});
