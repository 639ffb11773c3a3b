import type { StaffContract } from '@goldwren/contracts/staff';
import { documentKinds } from '@goldwren/rules';
import type { Handlers } from '../../http/contract/handlers.ts';
import { viewDocument } from './documents/view-document.ts';
import { type ApproveDeps, approveCase } from './review/approve-case.ts';
import { listCases } from './review/list-cases.ts';
import { readCaseFile } from './review/read-case.ts';
import { rejectCase } from './review/reject-case.ts';

export function identityStaffRoutes(deps: ApproveDeps): Handlers<StaffContract, 'identity'> {
  return {
    list: async ({ query }) => ({ status: 200, body: await listCases(deps, query) }),
    get: async ({ staff, params }) => ({ status: 200, body: await readCaseFile(deps, staff, params.playerId) }),
    document: async ({ staff, params, reply }) => {
      const picture = await viewDocument(deps, staff, params.playerId, params.documentId);
      // The picture must not be cached on the way, and must not be shown as a page.
      reply.headers({ 'cache-control': 'no-store', 'content-disposition': 'attachment; filename="document.jpg"' });
      return { status: 200, body: picture };
    },
    approve: async ({ staff, params, body }) => {
      const person = { firstName: body.first_name, lastName: body.last_name, birthDate: body.birth_date };
      const paper = { ...person, documentNumber: body.document_number };
      return { status: 200, body: await approveCase(deps, staff, params, paper, body.differences_confirmed) };
    },
    reject: async ({ staff, params, body }) => {
      const documents = documentKinds.flatMap((kind) => {
        const reason = body[kind];
        return reason === undefined ? [] : [{ kind, reason }];
      });
      const refusal = { documents, ssn: body.ssn_last4, note: body.note || null };
      return { status: 200, body: await rejectCase(deps, staff, params, refusal) };
    },
  };
}
