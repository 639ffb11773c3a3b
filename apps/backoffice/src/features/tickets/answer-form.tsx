import type { StaffTicketDetail } from '@goldwren/contracts/staff';
import { ticketMessages as messages } from '@goldwren/messages/staff/queues/tickets';
import { Button } from '@goldwren/ui/button';
import { TextAreaField } from '@goldwren/ui/field';
import { notify } from '@goldwren/ui/notice';
import { Banner } from '@goldwren/ui/status-text';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useForm } from '../../lib/use-form.ts';
import { MacroField } from './macro-field.tsx';

/**
 * Answers all messages up to `readTo`. If a newer message arrived, the server rejects the answer. The thread
 * then shows the new message, and the typed answer stays in the form.
 */
export function AnswerForm({ ticket, readTo }: { ticket: StaffTicketDetail; readTo: string }) {
  const { id } = ticket;
  const queryClient = useQueryClient();
  const form = useForm<'message', unknown>({
    fields: ['message'],
    send: async ({ message }) => {
      try {
        return await api.tickets.answer({ params: { id }, body: { message, read_to: readTo } });
      } finally {
        void queryClient.invalidateQueries();
      }
    },
    onSent: () => {
      form.props.ref.current?.reset();
      notify('ok', messages.sent);
    },
  });
  const insert = (text: string) => {
    const field = form.props.ref.current?.elements.namedItem('message');
    if (!(field instanceof HTMLTextAreaElement)) return;
    const typed = field.value.trimEnd();
    field.value = typed === '' ? text : `${typed}\n\n${text}`;
    field.focus();
  };
  return (
    <form {...form.props} aria-label={messages.answer} className="mt-4 grid gap-3 border-t border-line pt-4">
      {form.problem ? <Banner tone="bad">{form.problem}</Banner> : null}
      <MacroField {...ticket} onInsert={insert} />
      <TextAreaField
        label={messages.answer}
        name="message"
        rows={6}
        hint={messages.answerHint}
        error={form.errors.message}
      />
      <Button type="submit" busy={form.busy} className="justify-self-start">
        {form.busy ? messages.sending : messages.send}
      </Button>
    </form>
  );
}
