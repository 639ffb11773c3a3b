import type pg from 'pg';

/** A stretch of evenly spaced rounds. Players take turns. */
export interface Stretch {
  readonly rounds: number;
  readonly from: Date;
  readonly to: Date;
}

export interface RoundWriter {
  /** Writes rounds that continue those of the stretch before, with their postings, wallets and sessions. */
  write(stretch: Stretch, onProgress?: (written: number) => void): Promise<void>;
  /** How many rounds were written. */
  readonly written: number;
}

/** The rounds of one statement. */
const roundsAtOnce = 200_000;

/**
 * The rounds number $1 to $2 - 1, at $3 and every $4 microseconds after it, of $5 players. Each player stakes the two coins in turn. In
 * each wallet, every fourth round pays four stakes, so balances stay where they are.
 */
const insertRounds = `
  WITH numbered AS MATERIALIZED (
    SELECT s.*, n / $5 AS nonce, n / $5 / 2 AS j, md5(n::text) AS hex,
           (CASE WHEN n / $5 % 2 = 0 THEN 'gold' ELSE 'sweeps' END)::currency AS currency,
           $3::timestamptz + (n - $1) * $4::float8 * interval '1 microsecond' AS at
      FROM generate_series($1::bigint, $2::bigint - 1) n JOIN bench_seat s ON s.place = n % $5::bigint
     ORDER BY n),
  dealt AS MATERIALIZED (
    SELECT *, (lpad(to_hex((extract(epoch FROM at) * 1000)::bigint), 12, '0') || '7' || left(hex, 3) || '8' || substr(hex, 4, 15))::uuid AS id,
           CASE WHEN j % 4 = 3 THEN 400 ELSE 0 END AS payout,
           CASE currency WHEN 'gold' THEN gold ELSE sweeps END - 100 * (j + 1) + 400 * (j / 4) AS balance
      FROM numbered),
  played AS (
    INSERT INTO round (player_id, id, session_id, nonce, game_id, maths_id, currency, state, settled_by, stake, payout, at,
                       settled_at, client_seed, choice, actions)
    SELECT player_id, id, session_id, nonce, game_id, maths_id, currency, 'settled', 'player', 100, payout, at, at,
           'bench-' || nonce, '{}', '[]'
      FROM dealt)
  INSERT INTO journal (player_id, currency, seq, amount, balance_after, ref, at, kind, contra)
  SELECT d.player_id, d.currency, 1 + d.j + d.j / 4 + p.place, p.amount, d.balance + p.paid, d.id, d.at, p.kind, 'play'
    FROM dealt d
   CROSS JOIN LATERAL (VALUES (1, -100, 0, 'stake'::journal_kind), (2, d.payout, d.payout, 'win')) p(place, amount, paid, kind)
   WHERE p.amount <> 0`;

/** The state after $1 rounds. Nothing that a money function wrote before may be newer than the first round. */
const updateState = [
  `UPDATE wallet w
      SET version = 1 + n.j + n.j / 4, balance = n.granted - 100 * n.j + 400 * (n.j / 4), cum_credit = n.granted + 400 * (n.j / 4),
          unplayed = greatest(0, least(w.unplayed, n.granted) - 100 * n.j)
     FROM (SELECT s.player_id, c.currency, c.granted, (s.nonces + c.odd) / 2 AS j
             FROM (SELECT *, ($1::bigint - place + seats - 1) / seats AS nonces FROM bench_seat) s
            CROSS JOIN LATERAL (VALUES ('gold'::currency, gold, 1), ('sweeps', sweeps, 0)) c(currency, granted, odd)) n
    WHERE w.player_id = n.player_id AND w.currency = n.currency`,
  `UPDATE game_session g SET next_nonce = ($1::bigint - s.place + s.seats - 1) / s.seats
     FROM bench_seat s WHERE g.player_id = s.player_id AND g.id = s.session_id`,
];

/**
 * Writes rounds directly into the tables, a hundred times as fast as playing them. They keep every invariant of the books, but
 * their payouts do not follow from seeds, so an audit of rounds would reject them.
 * @param since moves the grants of the players there, so that the books begin before the first round
 */
export async function createRoundWriter(owner: pg.Client, since: Date): Promise<RoundWriter> {
  await owner.query(`
    CREATE TEMPORARY TABLE bench_seat AS
      SELECT row_number() OVER (ORDER BY s.player_id) - 1 AS place, count(*) OVER () AS seats,
             s.player_id, s.id AS session_id, s.game_id, s.maths_id,
             (SELECT balance FROM wallet w WHERE w.player_id = s.player_id AND w.currency = 'gold') AS gold,
             (SELECT balance FROM wallet w WHERE w.player_id = s.player_id AND w.currency = 'sweeps') AS sweeps
        FROM game_session s;
    ALTER TABLE bench_seat ADD PRIMARY KEY (place);
    ANALYZE bench_seat;`);
  await withoutTriggers(owner, async () => {
    await owner.query('UPDATE journal SET at = $1', [since]);
  });
  const seats = (await owner.query('SELECT FROM bench_seat')).rowCount;
  let written = 0;
  return {
    get written() {
      return written;
    },
    write: async ({ rounds, from, to }, onProgress) => {
      const micros = ((to.getTime() - from.getTime()) * 1_000) / rounds;
      for (let begun = 0; begun < rounds; begun += roundsAtOnce) {
        const count = Math.min(roundsAtOnce, rounds - begun);
        const at = new Date(from.getTime() + (begun * micros) / 1_000);
        await owner.query(insertRounds, [written, written + count, at, micros, seats]);
        written += count;
        onProgress?.(written);
      }
      for (const statement of updateState) await owner.query(statement, [written]);
    },
  };
}

/**
 * Runs `work` as fast as a database that may be lost allows: nothing waits for the disk, rows have no triggers, and the indexes of rounds
 * and postings are built afterwards. Then the database is as in production: the settings are those of before, and the tables
 * are vacuumed, frozen and analyzed.
 */
export async function withoutDurability(owner: pg.Client, work: () => Promise<void>): Promise<void> {
  const change = async (statements: readonly string[]) => {
    for (const statement of statements) await owner.query(statement);
    await owner.query('SELECT pg_reload_conf()');
  };
  const unsafe = {
    fsync: 'off',
    full_page_writes: 'off',
    synchronous_commit: 'off',
    autovacuum: 'off',
    archive_command: "'/bin/true'",
    max_wal_size: "'4GB'",
  };
  await change(Object.entries(unsafe).map(([name, value]) => `ALTER SYSTEM SET ${name} = ${value}`));
  await owner.query("SET work_mem = '512MB'; SET maintenance_work_mem = '1GB'");
  // PostgreSQL maintains only indexes that are ready. Building an index again makes it ready.
  await owner.query(`
    UPDATE pg_index SET indisready = false, indisvalid = false
     WHERE indrelid IN (SELECT t.relid FROM unnest(ARRAY['journal', 'round']::regclass[]) r, pg_partition_tree(r) t WHERE t.isleaf)`);
  await withoutTriggers(owner, work);
  for (const table of ['journal', 'round']) await owner.query(`REINDEX TABLE ${table}`);
  await owner.query('VACUUM (FREEZE, ANALYZE)');
  await owner.query('RESET work_mem; RESET maintenance_work_mem');
  await change(Object.keys(unsafe).map((name) => `ALTER SYSTEM RESET ${name}`));
  await owner.query('CHECKPOINT');
}

/** Changes what the triggers of the ledger refuse, as an attacker with the rights of a superuser would. */
export async function withoutTriggers(owner: pg.Client, work: () => Promise<void>): Promise<void> {
  await owner.query('SET session_replication_role = replica');
  await work();
  await owner.query('SET session_replication_role = DEFAULT');
}
