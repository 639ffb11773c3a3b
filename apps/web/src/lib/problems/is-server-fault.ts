import type { ApiProblem } from '@goldwren/contracts/client';

/** Codes with the status of a server error that reject a request on purpose. A repeated request would be rejected again. */
const rejections: ReadonlySet<string> = new Set(['game_off', 'maintenance']);

/** True when the server failed, so it is unknown whether the request had an effect. */
export function isServerFault({ status, code }: ApiProblem): boolean {
  return status >= 500 && !rejections.has(code);
}
