import type { DeviceKind } from '@goldwren/rules';
import Bowser from 'bowser';
import type { FastifyRequest } from 'fastify';
import { roughNetworkOf } from './network-of.ts';

/** What a browser says of itself, and roughly where it is; null where it says nothing that we know. */
export interface BrowserFacts {
  /** `Firefox` */
  readonly browser: string | null;
  /** `Windows` */
  readonly system: string | null;
  readonly device: DeviceKind | null;
  /** `203.0.*.*` */
  readonly network: string | null;
}

/** Anybody can send a header of any length. */
const userAgentMaxLength = 512;
const nameMaxLength = 40;

const kindOf: Readonly<Record<string, DeviceKind>> = { desktop: 'computer', mobile: 'phone', tablet: 'tablet' };

function known(name: string | undefined): string | null {
  return name ? name.slice(0, nameMaxLength) : null;
}

/** The facts of whoever sent a request; nothing else of its `User-Agent` is kept. */
export function browserOf(request: Pick<FastifyRequest, 'headers' | 'ip'>): BrowserFacts {
  const userAgent = request.headers['user-agent']?.slice(0, userAgentMaxLength);
  const network = roughNetworkOf(request.ip);
  if (!userAgent) return { browser: null, system: null, device: null, network };
  const { browser, os, platform } = Bowser.parse(userAgent);
  const device = kindOf[platform.type ?? ''] ?? null;
  return { browser: known(browser.name), system: known(os.name), device, network };
}
