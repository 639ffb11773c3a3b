import type { IncomingHttpHeaders } from 'node:http';
import type { Place, Visitor } from '@goldwren/rules';

/** What a request shows about the location of its sender. */
export interface LocatedRequest {
  readonly headers: IncomingHttpHeaders;
  readonly ip: string;
}

/**
 * Finds the location of a visitor. `unknown`: it could not be found, and the policy check rejects actions that need a
 * region. Null: this server checks no locations. It never throws.
 */
export type Locate = (request: LocatedRequest) => Promise<Visitor>;

/** Looks up one address. */
export interface GeolocationVendor {
  readonly name: string;
  /**
   * Null: the vendor does not know the place, or the address hides its user.
   * @throws Error when the vendor does not answer in time, or its answer is invalid.
   */
  lookUp(address: string): Promise<Place | null>;
}
