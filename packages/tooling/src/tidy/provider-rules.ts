import type { TreeFile } from '../repository.ts';
import { type Finding, findLines } from './finding.ts';

const CHECKED =
  /^(?:apps\/(?:api\/(?:src|sql)|web\/src|backoffice\/src)|packages\/(?:rules|contracts)\/src)\/.*\.(?:tsx?|sql)$/;
const TEST = /\.test\.tsx?$/;
/** Operators read the names of settings, so any file may contain them. */
const SETTING = /\b(?:SKRILL|STRIPE|MAXMIND|PAYPAL)_[A-Z_]+\b/g;

/** Terms of each payment provider and vendor: its name, and field names of its API. PayPal is also a payout method. */
const PROVIDER_TERMS: Readonly<Record<string, RegExp>> = {
  skrill: /skrill|md5sig|sha2sig|\bmb_(?:amount|currency|transaction_id)\b|\bpay_(?:to|from)_email\b|\bsid\b/i,
  stripe: /\bstripe(?!s)[\w-]*|whsec|client_reference_id|payment_intent/i,
  maxmind: /maxmind|iso_code|is_anonymous/i,
  paypal: /paypal(?:Payouts|Account|Credentials|Sandbox|Variables|Call)|sender_batch_id|payout_batch_id|payout_item/,
};

/** Files outside a provider's folders that may name it, and why. */
const ALLOWED_FILES: Readonly<Record<string, string>> = {
  'apps/api/src/payments/provider-list.ts': 'the list of providers',
  'apps/api/src/dev/payment-sandbox/install-sandboxes.ts': 'the list of simulators',
  'apps/api/src/geolocation/create-locate.ts': 'the list of geolocation vendors',
  'apps/api/src/geolocation/geolocation-settings.ts': 'the list of geolocation vendors',
  'apps/api/src/payout-apis/create-payout-api.ts': 'the list of payout providers',
  'apps/api/src/payout-apis/payout-api-settings.ts': 'the list of payout providers',
  'apps/api/src/identity-vendors/create-identity-vendor.ts': 'the list of identity vendors',
  'apps/api/src/identity-vendors/identity-vendor-settings.ts': 'the list of identity vendors',
  'apps/api/src/app.ts': 'installs the simulators',
  'apps/api/src/platform/grants/function-grants.ts': 'the list of SQL functions, a line for that of each provider',
  'packages/rules/src/redemption/payout-methods.ts': 'a way to be paid, which has nothing to do with purchases',
  'packages/rules/src/constants.ts': 'the ways to pay that the store page prints',
  'packages/contracts/src/player/examples/policy.ts': 'an example of these ways to pay',
};

/**
 * Code for one payment provider or geolocation vendor must be in folders and files with its name. Then another provider needs only
 * one new folder.
 */
export function checkProviderTerms(file: TreeFile): Finding[] {
  if (!CHECKED.test(file.path) || TEST.test(file.path)) return [];
  const text = file.text.replaceAll(SETTING, '');
  const found = Object.entries(PROVIDER_TERMS).flatMap(([name, terms]) =>
    file.path.includes(name)
      ? []
      : findLines(
          { ...file, text },
          'provider-word',
          terms,
          `only the folders of ${name} may contain it. Put it behind the port (docs/payments.md), or list the file with its reason in tidy/provider-rules.ts.`,
        ),
  );
  if (!(file.path in ALLOWED_FILES)) return found;
  if (found.length > 0) return [];
  const message = 'no longer names a provider: remove it from provider-rules.ts.';
  return [{ rule: 'provider-word', path: file.path, line: 1, message }];
}

/** Every path in the list above. */
export const providerPaths: readonly string[] = Object.keys(ALLOWED_FILES);
