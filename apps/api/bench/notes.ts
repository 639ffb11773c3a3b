import { setting } from './measure-product.ts';

/** Returns what a reader must know before quoting a figure. */
export function notes(): string[] {
  const { connections, manyCallers, poolSize, playerCount, roundsPlan, walletPlan } = setting;
  return [
    'API, PostgreSQL and load generator share the machine. The rates depend on all three. CPU per call can be compared with other setups.',
    `${playerCount.toLocaleString('en-US')} players, each signed in with an open Starlight Fortune session. Each player is used by one kind of load only. They stake Gold Coins and Sweeps Coins in turn, at the default stakes.`,
    `Over HTTP: the load goes to the built API (\`dist/main.js\`, \`NODE_ENV=production\` without the proxy that ends TLS, \`LOG_LEVEL=warn\`, no pause between rounds, no rate limit). One other process has ${connections} keep-alive connections. It writes requests as text, and reads only the status and length of a response.`,
    `The limit of rounds (bare function): one process calls \`play_round\` with the API's own prepared statement and pool (${poolSize} connections), ${connections} calls at a time. The outcomes are computed beforehand from the same game. There is no sign-in, parsing, computation or response.`,
    `Batches by the bare function: the same calls through the batchers of the API, ${connections} and ${manyCallers} at a time, alternating with single calls.`,
    'One connection: compared with an API with `ROUND_BATCHES=off`. New database: the API plans its statements with 64 players, then thousands are added. The first rate is measured before autovacuum has analysed the tables.',
    'The limit of wallet reads (bare route): Fastify without plugins, hooks or schemas, with the two prepared queries of the real route.',
    `Product and limit are measured alternately: rounds ${roundsPlan.windows} × (${roundsPlan.httpSeconds} s + ${roundsPlan.bareSeconds} s), wallet reads ${walletPlan.windows} × (${walletPlan.httpSeconds} s + ${walletPlan.bareSeconds} s), after a warm-up. Percentiles cover all calls of all windows.`,
    'PostgreSQL is the embedded one in a temporary folder, durable, analysed after the seed. It is built for size (-Os). The package of a distribution, built with -O2, takes 17 to 36 % less CPU for the same work. No checkpoint happens during the run, because the page images after a checkpoint would count as log of the next round. With the default interval of five minutes, they are additional.',
    'Audit of rounds: a day with 6,000 rounds of each game, half of them in each currency, in sessions of 100 rounds that have ended. The fastest of three audits. The bare derivation computes the same rounds in one process, without a database.',
    'The engine runs alone. Its rates are per second of CPU time of its process, so they are those of one core. Its limits were set on a machine where a core computes 90 million ChaCha20 words a second. They are scaled by the rate of words in the same run.',
    'CPU is user and system time of the API process, and of PostgreSQL with all its background processes. Write-ahead log is the distance between insert positions, and includes everything.',
  ];
}
