import type { DeviceKind } from '@goldwren/rules';
import Bowser from 'bowser';
import type { FastifyRequest } from 'fastify';
import { roughNetworkOf } from './network-of.ts';

/** What a browser's `User-Agent` and address reveal. A field is null when it is unknown. */
export interface BrowserFacts {
  /** `Firefox` */
  readonly browser: string | null;
  /** `Windows` */
  readonly system: string | null;
  readonly device: DeviceKind | null;
  /** `203.0.*.*` */
  readonly network: string | null;
}

/** Limits the header, because a client can send one of any length. */
const userAgentMaxLength = 512;
const nameMaxLength = 40;

const kindOf: Readonly<Record<string, DeviceKind>> = { desktop: 'computer', mobile: 'phone', tablet: 'tablet' };

function known(name: string | undefined): string | null {
  return name ? name.slice(0, nameMaxLength) : null;
}

/** Returns the browser facts of a request. No other part of its `User-Agent` is stored. */
export function browserOf(request: Pick<FastifyRequest, 'headers' | 'ip'>): BrowserFacts {
  const userAgent = request.headers['user-agent']?.slice(0, userAgentMaxLength);
  const network = roughNetworkOf(request.ip);
  if (!userAgent) return { browser: null, system: null, device: null, network };
  const { browser, os, platform } = Bowser.parse(userAgent);
  const device = kindOf[platform.type ?? ''] ?? null;
  return { browser: known(browser.name), system: known(os.name), device, network };
}
