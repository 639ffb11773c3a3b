import type { TreeFile } from '../repository.ts';
import { type Finding, findLines } from './finding.ts';

const CHECKED = /^(?:apps\/api\/(?:src|sql\/functions)|packages\/(?:rules|contracts)\/src)\//;
const TEST = /\.test\.ts$/;
/** Case conversion and case-insensitive comparison in JavaScript and in SQL. */
const FOLDED =
  /\.to(?:Locale)?(?:Lower|Upper)Case\(|\b(?:lower|upper)\(|\bI?LIKE\s+'?\$|\bilike\(|\bILIKE\b|\bcitext\b/;

/**
 * Files that may change the case of letters, and why they compare nothing with a text that another language
 * converted.
 */
const FOLDING: Readonly<Record<string, string>> = {
  'packages/rules/src/people/identity-keys.ts': 'the one place: addresses, people and references that are compared',
  'packages/rules/src/people/identity.ts': 'compares two names, both folded here',
  'packages/rules/src/people/second-factor.ts':
    'recovery codes as they are hashed, in both directions by this function',
  'packages/rules/src/play/challenge.ts': 'aliases of a leaderboard, which only this function folds',
  'packages/rules/src/play/catalogue.ts': 'slugs of titles in the code',
  'packages/rules/src/people/shown-names.ts': 'an initial, for display',
  'packages/contracts/src/openapi/schema-components.ts': 'names of schemas',
  'packages/contracts/src/openapi.ts': 'HTTP methods',
  'packages/contracts/src/shared/person.ts': 'regions: the result is one of a list',
  'packages/contracts/src/player/redemption/w9-form.ts': 'a name and its signature, both folded there',
  'apps/api/src/geolocation/geolocation-settings.ts': 'the name of an HTTP header',
  'apps/api/src/http/protection/host-check.ts': 'the name of an HTTP header',
  'apps/api/src/geolocation/header/header-locator.ts': 'a region of a header: the result is one of a list',
  'apps/api/src/http/reference/api-document.ts': 'names of schemas',
  'apps/api/src/http/reference/reference-page.ts': 'HTTP methods, and the search of the page',
  'apps/api/src/platform/columns.ts': 'names of columns',
  'apps/api/sql/functions/skrill-notice.sql': 'hexadecimal digits of a hash',
  'apps/api/src/platform/reference.ts': 'the capitals of references that the API makes',
  'apps/api/src/modules/players/staff/player-search.store.ts':
    'a search by a part of a name, both folded by PostgreSQL',
  'apps/api/src/modules/names/written-form.ts': 'names on lists and of players, by one function',
  'apps/api/src/modules/exclusions/person-evidence.ts':
    'document and account numbers as they are hashed, by one function',
  'apps/api/src/modules/privacy/export-text.ts': 'names of columns',
  'apps/api/src/modules/redemptions/winners/list-recent-winners.ts': 'an initial, for display',
  'apps/api/src/payments/skrill/skrill-signature.ts': 'hexadecimal digits of a hash',
  'apps/api/src/dev/payment-sandbox/skrill/notification-form.ts': 'hexadecimal digits of a hash',
  'apps/api/src/modules/back-office/scim/scim-input.ts':
    'SCIM compares the names of attributes and operators without case, and Entra ID sends booleans as text.',
};

/**
 * PostgreSQL and JavaScript change the case of letters differently (`İ`, `ſ`, the Kelvin sign). A value stored
 * by one and searched by the other can be two different values. So a value gets its canonical spelling where it
 * enters, is stored in it, and is compared without conversion.
 */
export function checkSpellings(file: TreeFile): Finding[] {
  if (!CHECKED.test(file.path) || TEST.test(file.path)) return [];
  const found = findLines(
    file,
    'spelling',
    FOLDED,
    'compare values in the canonical spelling of packages/rules/src/people/identity-keys.ts. For anything else, list the file with its reason in tidy/spelling-rules.ts.',
  );
  if (!(file.path in FOLDING)) return found;
  if (found.length > 0) return [];
  return [
    {
      rule: 'spelling',
      path: file.path,
      line: 1,
      message: 'no longer changes case: remove it from spelling-rules.ts.',
    },
  ];
}

/** Every path in the list above. */
export const spellingPaths: readonly string[] = Object.keys(FOLDING);
