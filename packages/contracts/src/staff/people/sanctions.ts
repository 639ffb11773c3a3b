import {
  sanctions,
  sanctionsFormats,
  sanctionsMatchStates,
  sanctionsUploadStatuses,
  screeningOccasions,
  screeningResults,
} from '@goldwren/rules';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { upload } from '../../shared/binary.ts';
import { formCode } from '../../shared/form-codes.ts';
import { instant, uuid } from '../../shared/ids.ts';
import { page, pageQuery } from '../../shared/pagination.ts';
import { problems } from '../../shared/problem.ts';
import { forStaff } from '../access.ts';
import { endpoints } from '../endpoints.ts';
import { reasonForm } from '../operations-forms.ts';
import { cellsPageQuery, overCells, pagesOverCells } from '../over-cells.ts';
import { playerLine } from '../player-line.ts';
import { reason } from '../reason.ts';
import { writtenReason } from '../written-reason.ts';

const c = initContract();

const match = z
  .object({
    id: uuid,
    player: playerLine,
    name: z.string().describe('Name of the player that was compared with the list.'),
    birth_year: z.int(),
    listed_name: z.string(),
    listed_birth_years: z.array(z.int()).describe('Birth years in the list. Empty if the list has none.'),
    entry: z.string().describe('ID of the person in the list.'),
    list_version: z.int(),
    score: z.int().describe('Similarity of the names, from 0 to 100.'),
    state: z.enum(sanctionsMatchStates),
    opened_at: instant,
    due_at: instant,
    breached: z.boolean(),
    decided_at: instant.nullable(),
    decided_by: uuid.nullable(),
    reason: z.string().nullable(),
  })
  .meta({ id: 'SanctionsMatch' });
export type SanctionsMatch = z.infer<typeof match>;

const screening = z.object({
  id: uuid,
  at: instant,
  occasion: z.enum(screeningOccasions),
  name: z.string(),
  birth_year: z.int(),
  list_version: z.int().nullable().describe('Version of the list. Null if no list had been imported.'),
  list_sha256: z.string().nullable(),
  result: z.enum(screeningResults),
});

const matchDetail = match
  .extend({ screenings: z.array(screening).describe('Screenings of this player, newest first.') })
  .meta({ id: 'SanctionsMatchDetail' });
export type SanctionsMatchDetail = z.infer<typeof matchDetail>;

const list = z
  .object({
    version: z.int(),
    format: z.enum(sanctionsFormats),
    sha256: z.string(),
    files: z.array(z.string()),
    names: z.int(),
    imported_at: instant,
    rescreening: z
      .object({
        players: z.int().describe('Players at the time of the import.'),
        compared: z
          .int()
          .describe(
            'Players compared so far. It can be more than `players`, because new players sign up during the comparison.',
          ),
        new_matches: z.int(),
        finished_at: instant
          .nullable()
          .describe('Null while it runs, and for a list that was replaced before it finished.'),
      })
      .describe('The comparison of every player with this list after the import.'),
  })
  .meta({ id: 'SanctionsList' });
export type SanctionsList = z.infer<typeof list>;

const who = z.object({ id: uuid, name: z.string() });

const uploaded = z
  .object({
    id: uuid,
    format: z.enum(sanctionsFormats),
    sha256: z.string(),
    files: z.array(z.string()),
    names: z.int(),
    added: z.int().describe('Names that are not on the list that was in force at the upload.'),
    removed: z.int().describe('Names that were on that list and are not on this one.'),
    unchanged: z.int(),
    added_names: z.array(z.string()).describe('The first added names.'),
    removed_names: z.array(z.string()).describe('The first removed names.'),
    reason: z.string(),
    status: z.enum(sanctionsUploadStatuses),
    version: z.int().nullable().describe('Version of the imported list. Null before the import.'),
    requested_by: who,
    requested_at: instant,
    decided_by: who.nullable(),
    decided_at: instant.nullable(),
  })
  .meta({ id: 'SanctionsUpload' });
export type SanctionsUpload = z.infer<typeof uploaded>;

const fileName = z.string().trim().min(1).max(200);

/** Contains files, so it is sent as `multipart/form-data`. */
const uploadForm = z
  .strictObject({
    id: uuid.describe('Created by the caller. The same ID is used for every retry.'),
    file: upload,
    file_name: fileName,
    alt_file: upload.optional().describe('ALT.CSV of OFAC, with the other names of the people in `file`.'),
    alt_file_name: fileName.optional(),
    may_shrink: z
      .enum(['true', 'false'])
      .default('false')
      .describe('`true` accepts a list with less than half of the names of the list in force.'),
    reason,
  })
  .meta({ id: 'SanctionsUploadForm' });
export type SanctionsUploadForm = z.output<typeof uploadForm>;

const uploadPath = z.object({ id: uuid.describe('ID of the upload.') });

const decideForm = z
  .strictObject({
    decision: z.enum(['cleared', 'confirmed']),
    reason: writtenReason(sanctions.reasonMaxLength),
  })
  .meta({ id: 'SanctionsDecisionForm' });

const pathParams = z.object({ id: uuid.describe('ID of the match.') });

export const sanctionsContract = c.router({
  matches: {
    ...endpoints.sanctions.matches,
    ...forStaff(
      'sanctions.review',
      pagesOverCells(match, ({ state }) => ({ id: 'id', by: null, descending: state !== 'open' })),
    ),
    summary: 'List sanctions matches',
    description: 'With `state=open`, returns the longest waiting match first. Otherwise returns the newest first.',
    query: z.strictObject({
      state: z.enum(sanctionsMatchStates).optional().describe('Only in this state.'),
      player: uuid.optional().describe('Only for this player.'),
      ...cellsPageQuery,
    }),
    responses: { 200: overCells(page(match), 'SanctionsMatchRow'), ...problems(401) },
  },
  match: {
    ...endpoints.sanctions.match,
    ...forStaff('sanctions.review'),
    summary: 'Get a sanctions match',
    description: 'Returns the match with every screening of the player. The access is audited.',
    pathParams,
    responses: { 200: matchDetail, ...problems(401, 404) },
  },
  decide: {
    ...endpoints.sanctions.decide,
    ...forStaff('sanctions.review', { fresh: true }),
    summary: 'Decide a sanctions match',
    description:
      '`cleared`: a different person, who can be paid. `confirmed`: the listed person, who is not paid. Only another staff member can change a decision; otherwise the call returns `conflict` with reason `second_person`.',
    pathParams,
    body: decideForm,
    responses: { 200: match, ...problems(401, 404, 409) },
  },
  lists: {
    ...endpoints.sanctions.lists,
    ...forStaff('sanctions.review'),
    summary: 'List sanctions lists',
    description:
      'Returns imported lists, newest first. The first one is in force. Until a list is imported, the result is empty and players are not screened.',
    query: z.strictObject({
      ...pageQuery,
      cursor: z
        .string()
        .regex(/^[1-9]\d{0,8}$/, formCode('cursor_invalid'))
        .optional()
        .describe('`next_cursor` of the previous page. Leave it out for the first page.'),
    }),
    responses: { 200: page(list), ...problems(401) },
  },
  uploads: {
    ...endpoints.sanctions.uploads,
    ...forStaff('sanctions.review'),
    summary: 'List uploaded sanctions lists',
    description:
      'Returns the latest uploads, newest first. At most one waits for a second staff member or for its import.',
    responses: { 200: z.object({ results: z.array(uploaded) }), ...problems(401) },
  },
  upload: {
    ...endpoints.sanctions.upload,
    ...forStaff('sanctions.review', { fresh: true, maxUploadBytes: sanctions.uploadMaxBytes }),
    summary: 'Upload a sanctions list',
    description:
      'Reads SDN.CSV of OFAC, SDN.CSV with ALT.CSV, or one file that starts with `name,birth_year`, and compares it with the list in force. Nothing is imported until a second staff member approves it. A broken file is rejected with the lines. Returns `conflict` if this list is in force, if another upload waits, or if another cell decides (`settings_elsewhere`).',
    contentType: 'multipart/form-data',
    body: uploadForm,
    responses: { 204: c.noBody(), ...problems(401, 409) },
  },
  approve: {
    ...endpoints.sanctions.approve,
    ...forStaff('sanctions.review', { fresh: true }),
    summary: 'Approve an uploaded sanctions list',
    description:
      'A job imports the list within a minute. Then it compares every player with it. The person who uploaded the list cannot approve it; the call then returns `conflict` with reason `second_person`. On a site with several cells, the others have the list after a few seconds more.',
    pathParams: uploadPath,
    body: c.noBody(),
    responses: { 204: c.noBody(), ...problems(401, 404, 409) },
  },
  reject: {
    ...endpoints.sanctions.reject,
    ...forStaff('sanctions.review', { fresh: true }),
    summary: 'Reject an uploaded sanctions list',
    description: 'Nothing changes. The person who uploaded the list can also reject it to withdraw it.',
    pathParams: uploadPath,
    body: reasonForm,
    responses: { 204: c.noBody(), ...problems(401, 404, 409) },
  },
});
