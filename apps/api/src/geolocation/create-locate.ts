import type { GeolocationSettings } from './geolocation-settings.ts';
import { headerLocator } from './header/header-locator.ts';
import type { Locate } from './locator.ts';
import { maxmindVendor } from './maxmind/maxmind-vendor.ts';
import { vendorLocator } from './vendor-locator.ts';

/** @param report Called when the vendor fails. */
export function createLocate(settings: GeolocationSettings, report: (vendor: string, err: unknown) => void): Locate {
  switch (settings.kind) {
    case 'off':
      return async () => null;
    case 'header':
      return headerLocator(settings.header);
    case 'maxmind': {
      const vendor = maxmindVendor(settings.account);
      return vendorLocator(vendor, (err) => report(vendor.name, err));
    }
  }
}
