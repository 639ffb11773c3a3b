import { createStaffQueries } from '@goldwren/contracts/staff/client';
import { api } from './api.ts';

/** `queryOptions` for every GET of the contract: `useQuery(queries.auth.me())`. */
export const queries = createStaffQueries(api);
