import { createQueries } from '@goldwren/contracts/queries';
import { api } from './api.ts';

/** `queryOptions` for every GET of the contract: `useQuery(queries.wallet.get())`. */
export const queries = createQueries(api);
