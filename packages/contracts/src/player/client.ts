import { type ApiClient, type ClientOptions, createApiClient } from '../client.ts';
import { createQueries, type Queries } from '../queries.ts';
import type { PlayerContract } from './contract.ts';
import { endpoints } from './endpoints.ts';

export { endpoints };

export type PlayerClient = ApiClient<PlayerContract>;
export type PlayerQueries = Queries<PlayerContract>;

/** Creates the client of the player API. It bundles neither zod nor ts-rest. */
export function createPlayerClient(options: ClientOptions = {}): PlayerClient {
  return createApiClient<PlayerContract>(endpoints, options);
}

/** Creates a `queryOptions` factory for every GET of the player API. */
export function createPlayerQueries(client: PlayerClient): PlayerQueries {
  return createQueries<PlayerContract>(endpoints, client);
}
