import { type ApiClient, type ClientOptions, createApiClient } from '../client.ts';
import { createQueries, type Queries } from '../queries.ts';
import type { StaffContract } from './contract.ts';
import { endpoints } from './endpoints.ts';

export type StaffClient = ApiClient<StaffContract>;
export type StaffQueries = Queries<StaffContract>;

/** The client of the back office's calls; neither zod nor ts-rest is in it. */
export function createStaffClient(options: ClientOptions = {}): StaffClient {
  return createApiClient<StaffContract>(endpoints, options);
}

/** A `queryOptions` factory for every GET of the back office. */
export function createStaffQueries(client: StaffClient): StaffQueries {
  return createQueries<StaffContract>(endpoints, client);
}
