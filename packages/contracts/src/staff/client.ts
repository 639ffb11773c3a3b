import { type ApiClient, type ClientOptions, createApiClient } from '../client.ts';
import { createQueries, type Queries } from '../queries.ts';
import type { StaffContract } from './contract.ts';
import { endpoints } from './endpoints.ts';

export type StaffClient = ApiClient<StaffContract>;
export type StaffQueries = Queries<StaffContract>;

/** Creates the client of the back office API. It bundles neither zod nor ts-rest. */
export function createStaffClient(options: ClientOptions = {}): StaffClient {
  return createApiClient<StaffContract>(endpoints, options);
}

/** Creates a `queryOptions` factory for every call of the back office API that only reads. */
export function createStaffQueries(client: StaffClient): StaffQueries {
  return createQueries<StaffContract>(endpoints, client);
}
