/** Compile-time guarantees of the client; `tsc` is the test. Nothing here runs. */
import { createPlayerClient, createPlayerQueries, type PlayerClient } from './player/client.ts';

export async function clientTypes(client: PlayerClient = createPlayerClient()): Promise<void> {
  const { user } = await client.auth.login({ body: { email: 'a@example.test', password: 'secret-1' } });
  user.first_name satisfies string;

  const { results, next_cursor } = await client.wallet.activity({ query: { currency: 'gold', limit: '5' } });
  results.map((entry) => entry.balance_after satisfies string);
  next_cursor satisfies string | null;

  (await client.wallet.get()).gold_balance satisfies string;
  (await client.auth.logout()) satisfies undefined;

  // @ts-expect-error a body field is missing
  await client.auth.login({ body: { email: 'a@example.test' } });
  // @ts-expect-error the path parameter is missing
  await client.games.rules();
  // @ts-expect-error unknown currency
  await client.wallet.activity({ query: { currency: 'usd' } });
  // @ts-expect-error unknown call
  await client.wallet.credit({ body: {} });
  // @ts-expect-error unknown field in the response
  (await client.wallet.get()).balance;

  const queries = createPlayerQueries(client);
  queries.games.list().queryFn satisfies unknown;
  // @ts-expect-error a call that changes something has no query factory
  queries.auth.login();
}
