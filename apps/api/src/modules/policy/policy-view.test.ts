import { readdirSync, readFileSync } from 'node:fs';
import type * as Rules from '@goldwren/rules';
import * as rules from '@goldwren/rules';
import { rateLimits, specificationPack } from '@goldwren/rules';
import { expect, test, vi } from 'vitest';
import { policyView } from './policy-view.ts';

/**
 * Every number of the rules is replaced by a unique marker, by its path. Published constants are recognized by their
 * marker.
 */
const markers = vi.hoisted(() => new Map<string, string>());

vi.mock('@goldwren/rules', async (importOriginal) => {
  let next = 700_000;
  const marked = (value: unknown, path: string): unknown => {
    if (typeof value === 'number') {
      next += 1;
      markers.set(path, String(next));
      return next;
    }
    if (typeof value === 'bigint') {
      next += 1;
      markers.set(path, String(next));
      return BigInt(next) * 100n;
    }
    if (Array.isArray(value)) return value.map((one, at) => marked(one, `${path}.${at}`));
    if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, marked(one, `${path}.${name}`)]));
  };
  const rules = await importOriginal<typeof Rules>();
  return Object.fromEntries(Object.entries(rules).map(([name, value]) => [name, marked(value, name)]));
});

/** Returns the constants that the English messages import, because players read those. */
function printedConstants(): Set<string> {
  const folder = new URL('../../../../../packages/messages/src/en/', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const imports = files.flatMap((name) => [
    ...readFileSync(new URL(name, folder), 'utf8').matchAll(/^import \{([^}]*)\} from '@goldwren\/rules';/gm),
  ]);
  const names = imports.flatMap(([, list = '']) => list.split(',').map((one) => one.trim().split(' as ')[0] ?? ''));
  return new Set(names);
}

/** Of the rateLimits, players read only the one on exports. */
const unpublishedRateLimits = Object.keys(rateLimits).filter((name) => name !== 'dataExportPlayer');

/** Constants with these names that are not published, and why. By path or by its beginning. */
const notPublished: Readonly<Record<string, string>> = {
  'account.nameMaxLength': 'the shape of a call: in the OpenAPI document',
  'account.emailMaxLength': 'the shape of a call',
  'account.phoneMaxLength': 'the shape of a call',
  'account.regionCodeLength': 'the shape of a call',
  'account.signInLinkSpareMinutes': 'when a link is mailed again',
  'play.clientSeedMaxLength': 'the shape of a call',
  'dashboard.recentOrders': 'the layout of a page',
  'freeEntry.fullNameMaxLength': 'the shape of a call',
  'freeEntry.addressMaxLength': 'the shape of a call',
  'challenge.hands': 'in GET /challenge',
  'challenge.leaderboardLines': 'the layout of a page',
  'challenge.alias': 'the shape of a call',
  challengePrizes: 'in GET /challenge',
  'bestRounds.leastMultiple': 'in the OpenAPI document',
  'bestRounds.shown': 'the layout of a page',
  packageBounds: 'for staff',
  staffLinkHours: 'for staff',
  'firstPurchaseSpecial.id': 'in GET /store/packages',
  'limitRules.playGapSeconds': 'how play time is measured',
  largestLimit: 'the shape of a call',
  'recoveryCodes.groups': 'how a code is written',
  'recoveryCodes.groupLength': 'how a code is written',
  'support.nameMaxLength': 'the shape of a call',
  'support.subjectMaxLength': 'the shape of a call',
  'support.messageMaxLength': 'the shape of a call',
  'support.bannerSeconds': 'the layout of a page',
  'support.pollSeconds': 'the layout of a page',
  'support.shownMessages': 'the layout of a page',
  measuredTimesDays: 'in GET /redemptions/times',
  newGameEvery: 'in GET /games: is_new',
  hotGameEvery: 'in GET /games: is_hot',
  'sweepsExpiry.shownWithinDays': 'the layout of a page',
  'formsIssuedBy.day': 'the day of tax.forms_due_month_day',
  ...Object.fromEntries(unpublishedRateLimits.map((name) => [`rateLimits.${name}`, 'would help to guess passwords'])),
};

/** Texts that are not published, and why. */
const notPublishedTexts: Readonly<Record<string, string>> = {
  brand: 'the names in the messages',
  cookies: 'their names are in the getting-started section of the API documents',
  countryNames: 'names of places: the answer has their codes',
  regionNames: 'names of places: the answer has their codes',
  locales: 'the languages of the messages',
  mailTemplates: 'the names of mails',
  entryRejectionReasons: 'codes of a decision of staff',
  orderNoteCodes: 'codes of a decision of staff',
  formsIssuedBy: 'the month of tax.forms_due_month_day',
  'recoveryCodes.signs': 'how a code is written',
  redemptionStates: 'codes of the status of a redemption: in the OpenAPI document',
  'firstPurchaseSpecial.name': 'in GET /store/packages',
};

function textsIn(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => textsIn(one, `${path}.${name}`));
}

test('publishes every text of the rules that the messages print, and the versions of the legal texts', () => {
  const answer = JSON.stringify(policyView(specificationPack));
  const constants = Object.entries({ ...rules }).filter(
    ([name]) => name === 'legalVersions' || printedConstants().has(name),
  );
  const missing = constants
    .flatMap(([name, value]) => textsIn(value, name))
    .filter(([path]) => !Object.keys(notPublishedTexts).some((known) => path === known || path.startsWith(`${known}.`)))
    .filter(([, text]) => !answer.includes(JSON.stringify(text)))
    .map(([path, text]) => `${path}: ${text}`);
  expect(missing).toEqual([]);
});

test('publishes every constant that the messages print', () => {
  const answer = JSON.stringify(policyView(specificationPack));
  const printed = printedConstants().add('legalVersions');
  const missing = [...markers]
    .filter(([path]) => printed.has(path.split('.')[0] as string))
    .filter(([path]) => !Object.keys(notPublished).some((known) => path === known || path.startsWith(`${known}.`)))
    .filter(([, marker]) => !answer.includes(marker))
    .map(([path]) => path);
  expect(missing).toEqual([]);
});
