import type { TreeFile } from '../repository.ts';
import { type Finding, findLines } from './finding.ts';

const CHECKED =
  /^(?:apps\/(?:api\/(?:src|sql)|web\/src|backoffice\/src)|packages\/(?:rules|contracts)\/src)\/.*\.(?:tsx?|sql)$/;
const TEST = /\.test\.tsx?$/;
/** Names of settings are read by operators, wherever they are checked. */
const SETTING = /\b(?:SKRILL|STRIPE)_[A-Z_]+\b/g;

/** The words of each payment provider: its name, and the names of fields on its wire. */
const WORDS: Readonly<Record<string, RegExp>> = {
  skrill: /skrill|md5sig|sha2sig|\bmb_(?:amount|currency|transaction_id)\b|\bpay_(?:to|from)_email\b|\bsid\b/i,
  stripe: /\bstripe(?!s)[\w-]*|whsec|client_reference_id|payment_intent/i,
};

/** Where a provider is named outside its folders, and why. */
const NAMED: Readonly<Record<string, string>> = {
  'apps/api/src/payments/provider-kinds.ts': 'the list of providers',
  'apps/api/src/dev/payment-sandbox/install-sandboxes.ts': 'the list of simulators',
  'apps/api/src/platform/grants/function-grants.ts': 'the list of SQL functions, a line for that of each provider',
  'packages/rules/src/payout-methods.ts': 'a way to be paid, which has nothing to do with purchases',
  'packages/rules/src/constants.ts': 'the ways to pay that the store page prints',
  'packages/contracts/src/player/examples/policy.ts': 'an example of these ways to pay',
};

/**
 * What only one payment provider has is in the folders and files that carry its name. Another provider is then one more
 * folder, and nothing else changes.
 */
export function checkProviderWords(file: TreeFile): Finding[] {
  if (!CHECKED.test(file.path) || TEST.test(file.path)) return [];
  const text = file.text.replaceAll(SETTING, '');
  const found = Object.entries(WORDS).flatMap(([name, words]) =>
    file.path.includes(name)
      ? []
      : findLines(
          { ...file, text },
          'provider-word',
          words,
          `only the folders of ${name} know it. Put it behind the port (docs/payments.md), or list the file with its reason in tidy/provider-rules.ts.`,
        ),
  );
  if (!(file.path in NAMED)) return found;
  if (found.length > 0) return [];
  const message = 'names no payment provider any more: take it off provider-rules.ts.';
  return [{ rule: 'provider-word', path: file.path, line: 1, message }];
}

/** Every path that the list above names. */
export const providerPaths: readonly string[] = Object.keys(NAMED);
