import { createPlayerQueries } from '@goldwren/contracts/player/client';
import { api } from './api.ts';

/** `queryOptions` for every GET of the contract: `useQuery(queries.wallet.get())`. */
export const queries = createPlayerQueries(api);
