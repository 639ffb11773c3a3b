import { createFormCheck } from '@goldwren/contracts/form-codes';
import { contact } from '@goldwren/messages/current/contact';
import { Button } from '@goldwren/ui/button';
import { TextAreaField } from '@goldwren/ui/field';
import { Banner } from '@goldwren/ui/status-text';
import { useForm } from '../../lib/form/use-form.ts';

interface ComposerProps<Answer> {
  send: (message: string) => Promise<Answer>;
  onSent: (answer: Answer) => unknown;
}

/** The field for a new message. The text stays in it until the server has received it. */
export function Composer<Answer>({ send, onSent }: ComposerProps<Answer>) {
  const { props, errors, busy, problem } = useForm({
    fields: ['message'],
    check: async () => createFormCheck((await import('@goldwren/contracts/player/support-forms')).ticketReplyForm),
    send: ({ message }) => send(message),
    onSent: async (answer) => {
      props.ref.current?.reset();
      await onSent(answer);
    },
    context: 'submission',
    focusWhenRefused: 'message',
  });
  return (
    <form {...props} aria-label={contact.reply} className="grid gap-3">
      {problem ? (
        <Banner tone="bad">
          {problem.text} <span className="block text-ink-2">{contact.notSent}</span>
        </Banner>
      ) : null}
      <TextAreaField label={contact.reply} name="message" rows={3} error={errors.message} />
      <Button type="submit" busy={busy}>
        {busy ? contact.sending : contact.replySend}
      </Button>
    </form>
  );
}
