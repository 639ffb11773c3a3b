import { setting } from './measure-product.ts';

/** Returns what a reader must know before quoting a figure. */
export function notes(): string[] {
  const { connections, manyCallers, poolSize, playerCount, roundsPlan, walletPlan } = setting;
  return [
    'Everything shares the machine: API, PostgreSQL and load generator. The rates are those of the whole, and CPU per call is what carries over.',
    `${playerCount.toLocaleString('en-US')} players, each signed in and with an open Starlight Fortune session; each plays by one kind of load alone. Gold and Sweeps Coins in turn at the default stakes.`,
    `Over HTTP: the built API (\`dist/main.js\`, \`NODE_ENV=production\` without the proxy that ends TLS, \`LOG_LEVEL=warn\`, no pause between rounds, no rate limit), ${connections} keep-alive connections of one other process, which writes requests as text and reads of an answer its status and length.`,
    `The limit of rounds: one process that calls \`play_round\` with the API's own prepared statement and pool (${poolSize} connections), ${connections} calls at a time, outcomes drawn beforehand from the same game. Nothing is signed in, parsed, drawn, shown or sent.`,
    `Batches by the bare function: the same calls through the lanes of the API, ${connections} and ${manyCallers} at a time, in turns with the function one by one.`,
    'One connection: beside an API with `ROUND_BATCH_SHARDS=0`. A fresh database: the API plans its statements with 64 players, then thousands come, whom PostgreSQL counts when it does; with the first rates it has not yet.',
    'The limit of wallet reads: Fastify without plugins, hooks or schemas, with the two prepared queries of the real route.',
    `Product and limit take turns: rounds ${roundsPlan.windows} × (${roundsPlan.httpSeconds} s + ${roundsPlan.bareSeconds} s), wallet reads ${walletPlan.windows} × (${walletPlan.httpSeconds} s + ${walletPlan.bareSeconds} s), after a warm-up. Percentiles are those of all calls of all windows.`,
    "PostgreSQL is the embedded one in a temporary folder, durable, analysed after the seed. It is built for size (-Os): a distribution's own, built with -O2, takes 17 to 36 % less CPU for the same. No checkpoint falls into the run: the page images that follow one would be counted as log of whichever round comes next. With the default of five minutes they come on top.",
    'The engine runs alone, and its rates are per second of CPU time of its process: those of one core. Its limits were set where a core draws 90 million ChaCha20 words a second, and are scaled by the rate of words in the same run.',
    'CPU is user and system time of the API process, and of PostgreSQL with all its background processes. Log is the distance of the insert position, everything included.',
  ];
}
