import { hasOnlyKnownPlaceholders, type Locale, macroPlaceholders, macroTitleMaxLength } from '@goldwren/rules';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { formCode } from '../../shared/form-codes.ts';
import { instant, uuid } from '../../shared/ids.ts';
import { visible } from '../../shared/person.ts';
import { problems } from '../../shared/problem.ts';
import { ticketText } from '../../shared/ticket.ts';
import { forStaff } from '../access.ts';
import { endpoints } from '../endpoints.ts';

const c = initContract();

const macroId = z.object({ id: uuid.describe('ID of the macro.') });
const title = z.string().trim().min(1).max(macroTitleMaxLength).regex(visible, formCode('plain_text_only'));
const text = ticketText.refine(hasOnlyKnownPlaceholders, formCode('placeholder_unknown'));
const texts = z
  .strictObject({ en: text, 'fr-CA': text } satisfies Record<Locale, unknown>)
  .describe(`Text in each language. Placeholders: ${macroPlaceholders.map((name) => `\`{${name}}\``).join(', ')}.`);

const macro = z
  .object({
    id: uuid,
    title: z.string(),
    texts: z.object({ en: z.string(), 'fr-CA': z.string() } satisfies Record<Locale, unknown>),
    changed_by: z.string().describe('Name of the staff member.'),
    changed_at: instant,
  })
  .meta({ id: 'TicketMacro' });
export type TicketMacro = z.infer<typeof macro>;

const macroForm = z
  .strictObject({ title: title.describe('Only staff see the title.'), texts })
  .meta({ id: 'TicketMacroForm' });

const writing = forStaff('tickets.answer', { notFresh: 'a macro is sent only as part of an answer that staff read' });

export const macrosContract = c.router({
  list: {
    ...endpoints.macros.list,
    ...forStaff('tickets.answer'),
    summary: 'List macros',
    description: 'Returns all prepared answers for support tickets, by title.',
    responses: { 200: z.object({ results: z.array(macro) }), ...problems(401) },
  },
  save: {
    ...endpoints.macros.save,
    ...writing,
    summary: 'Create or change a macro',
    description: 'The caller creates the ID, so a repeated call has no further effect.',
    pathParams: macroId,
    body: macroForm,
    responses: { 200: macro, ...problems(401) },
  },
  delete: {
    ...endpoints.macros.delete,
    ...writing,
    summary: 'Delete a macro',
    description: 'Deleting it again has no effect.',
    pathParams: macroId,
    body: c.noBody(),
    responses: { 204: c.noBody(), ...problems(401) },
  },
});
