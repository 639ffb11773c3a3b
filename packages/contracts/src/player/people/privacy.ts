import { account, dataExportStates, privacy, riskCaseStates, riskTopics } from '@goldwren/rules';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { byteStream } from '../../shared/binary.ts';
import { formCode } from '../../shared/form-codes.ts';
import { instant, uuid } from '../../shared/ids.ts';
import { problems } from '../../shared/problem.ts';
import { forPlayers, forPlayersFresh } from '../access.ts';
import { endpoints } from '../endpoints.ts';

const c = initContract();

const dataExport = z
  .object({
    id: uuid,
    state: z.enum(dataExportStates),
    requested_at: instant,
    progress: z
      .object({ rows: z.int(), of: z.int() })
      .nullable()
      .describe('Number of records written so far. Null before the records are counted.'),
    size_bytes: z.int().nullable().describe('Size of the file. Null until the export is ready.'),
    expires_at: instant.nullable().describe('End of the download period. Null until the export is ready.'),
  })
  .meta({ id: 'DataExport' });
export type DataExport = z.infer<typeof dataExport>;

const exportForm = z
  .strictObject({
    documents: z
      .boolean()
      .default(false)
      .describe('Whether the export includes the stored pictures of identity documents.'),
  })
  .default({ documents: false })
  .meta({ id: 'ExportForm' });

const deletionForm = z
  .strictObject({ password: z.string().min(1, formCode('password_missing')).max(account.passwordMaxLength) })
  .meta({ id: 'DeletionForm' });
export type DeletionForm = z.input<typeof deletionForm>;

const accountReview = z
  .object({
    state: z
      .enum(['none', ...riskCaseStates])
      .describe('`none`: no review. `no_concern`: the review ended without a concern.'),
    topics: z.array(z.enum(riskTopics)).describe('What the review is about. Empty without a review, or after its end.'),
    opened_at: instant.nullable(),
    decided_at: instant.nullable(),
    suspended: z.boolean().describe('Whether staff have suspended the account.'),
    redemptions_suspended: z.boolean().describe('Whether redemptions are suspended.'),
  })
  .meta({ id: 'AccountReview' });
export type AccountReview = z.infer<typeof accountReview>;

const exportPath = z.object({ id: uuid.describe('ID of the export.') });

export const privacyContract = c.router({
  requestExport: {
    ...endpoints.privacy.requestExport,
    ...forPlayersFresh,
    summary: 'Request a data export',
    description: `Creates a ZIP file with all data about the player as JSON and CSV. The file is created in the background, and a mail is sent when it is ready. It can be downloaded for ${privacy.exportLinkDays} days. Only one export per day is possible, and only one at a time; otherwise the call returns 409.`,
    body: exportForm,
    responses: { 202: dataExport, ...problems(401, 409) },
  },
  exports: {
    ...endpoints.privacy.exports,
    ...forPlayers,
    summary: 'List data exports',
    description: 'Returns the latest ten exports, newest first.',
    responses: { 200: z.object({ exports: z.array(dataExport) }), ...problems(401) },
  },
  export: {
    ...endpoints.privacy.export,
    ...forPlayers,
    summary: 'Get a data export',
    description: 'Poll it until `state` is `ready`, then download the file.',
    pathParams: exportPath,
    responses: { 200: dataExport, ...problems(401, 404) },
  },
  file: {
    ...endpoints.privacy.file,
    ...forPlayersFresh,
    summary: 'Download a data export',
    description: 'Possible while `state` is `ready`. Returns 409 before and after.',
    pathParams: exportPath,
    responses: {
      200: c.otherResponse({ contentType: 'application/zip', body: byteStream }),
      ...problems(401, 404, 409),
    },
  },
  review: {
    ...endpoints.privacy.review,
    ...forPlayers,
    summary: 'Get the review of the account',
    description:
      'Returns the restrictions of the account, and a review by staff with its topics. A review alone does not restrict the account.',
    responses: { 200: accountReview, ...problems(401) },
  },
  deleteAccount: {
    ...endpoints.privacy.deleteAccount,
    ...forPlayersFresh,
    summary: 'Delete the account',
    description: `Closes the account immediately and permanently, and signs the player out everywhere. Personal data is erased after ${privacy.erasureAfterDays} days. Records that the law requires are stored without a name. Redemptions requested earlier are still paid. Returns \`conflict\` once if one cannot be paid without form W-9, and requests the form. Returns \`invalid_credentials\` for a wrong password.`,
    body: deletionForm,
    responses: {
      200: z.object({ erases_at: instant.describe('When personal data is erased.') }),
      ...problems(401, 409),
    },
  },
});
