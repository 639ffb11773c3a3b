import { account, dataExportStates, privacy } from '@goldwren/rules';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { byteStream } from '../shared/binary.ts';
import { says } from '../shared/form-codes.ts';
import { instant, uuid } from '../shared/ids.ts';
import { problems } from '../shared/problem.ts';
import { forPlayers, forPlayersFresh } from './access.ts';
import { endpoints } from './endpoints.ts';

const c = initContract();

const dataExport = z
  .object({
    id: uuid,
    state: z.enum(dataExportStates),
    requested_at: instant,
    progress: z
      .object({ rows: z.int(), of: z.int() })
      .nullable()
      .describe('How many records are written; null before they are counted.'),
    size_bytes: z.int().nullable().describe('Of the file; null until it is ready.'),
    expires_at: instant.nullable().describe('Until then it can be downloaded; null until it is ready.'),
  })
  .meta({ id: 'DataExport' });
export type DataExport = z.infer<typeof dataExport>;

const exportForm = z
  .strictObject({
    documents: z
      .boolean()
      .default(false)
      .describe('Are the pictures of documents that were sent for identity put in, as they are kept?'),
  })
  .default({ documents: false })
  .meta({ id: 'ExportForm' });

const deletionForm = z
  .strictObject({ password: z.string().min(1, says('password_missing')).max(account.passwordMaxLength) })
  .meta({ id: 'DeletionForm' });
export type DeletionForm = z.input<typeof deletionForm>;

const ofExport = z.object({ id: uuid.describe('The export.') });

export const privacyContract = c.router({
  requestExport: {
    ...endpoints.privacy.requestExport,
    ...forPlayersFresh,
    summary: 'Ask for a file of everything that is known of the player',
    description: `Made in the background, as JSON and CSV in a ZIP; a mail says when it is ready. It can be downloaded for ${privacy.exportLinkDays} days. One a day, and one at a time (409).`,
    body: exportForm,
    responses: { 202: dataExport, ...problems(401, 409) },
  },
  exports: {
    ...endpoints.privacy.exports,
    ...forPlayers,
    summary: 'Exports that were asked for',
    description: 'The latest ten, newest first.',
    responses: { 200: z.object({ exports: z.array(dataExport) }), ...problems(401) },
  },
  export: {
    ...endpoints.privacy.export,
    ...forPlayers,
    summary: 'How far an export has come',
    description: 'Poll it until `state` is `ready`, then download the file.',
    pathParams: ofExport,
    responses: { 200: dataExport, ...problems(401, 404) },
  },
  file: {
    ...endpoints.privacy.file,
    ...forPlayersFresh,
    summary: 'Download an export',
    description: 'While it is `ready`; 409 before and after.',
    pathParams: ofExport,
    responses: {
      200: c.otherResponse({ contentType: 'application/zip', body: byteStream }),
      ...problems(401, 404, 409),
    },
  },
  deleteAccount: {
    ...endpoints.privacy.deleteAccount,
    ...forPlayersFresh,
    summary: 'Delete the account',
    description: `Closes it at once and for good, and signs the player out everywhere. What is personal is erased after ${privacy.erasureAfterDays} days; what the law keeps is kept without a name. Prizes that were asked for before are still paid. \`invalid_credentials\` for a wrong password.`,
    body: deletionForm,
    responses: {
      200: z.object({ erases_at: instant.describe('When what is personal is erased.') }),
      ...problems(401, 409),
    },
  },
});
