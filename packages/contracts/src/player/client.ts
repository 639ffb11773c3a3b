import { type ApiClient, type ClientOptions, createApiClient } from '../client.ts';
import { createQueries, type Queries } from '../queries.ts';
import type { PlayerContract } from './contract.ts';
import { endpoints } from './endpoints.ts';

export { endpoints };

export type PlayerClient = ApiClient<PlayerContract>;
export type PlayerQueries = Queries<PlayerContract>;

/** The client of the player's calls; neither zod nor ts-rest is in it. */
export function createPlayerClient(options: ClientOptions = {}): PlayerClient {
  return createApiClient<PlayerContract>(endpoints, options);
}

/** A `queryOptions` factory for every GET that players may call. */
export function createPlayerQueries(client: PlayerClient): PlayerQueries {
  return createQueries<PlayerContract>(endpoints, client);
}
