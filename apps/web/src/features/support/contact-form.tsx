import { createFormCheck } from '@goldwren/contracts/form-codes';
import { contact } from '@goldwren/messages/current/contact';
import { support, ticketCategories } from '@goldwren/rules';
import { Button } from '@goldwren/ui/button';
import { SelectField, TextAreaField, TextField } from '@goldwren/ui/field';
import { useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { api } from '../../lib/api/api.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { useAuth } from '../../lib/session/auth-store.ts';
import { ProblemBanner } from '../../shared/problem-banner.tsx';

/** The result of a message: its reference, and the thread for signed-in players. */
export interface Received {
  readonly reference: string;
  readonly ticket_id: string | null;
}

/** The form of /contact. The text stays in it until the server has received it. */
export function ContactForm({ onReceived }: { onReceived: (received: Received) => void }) {
  const user = useAuth((state) => state.user);
  const queryClient = useQueryClient();
  // Other pages link here with the topic of the message.
  const [search] = useSearchParams();
  const topic = ticketCategories.find((category) => category === search.get('category')) ?? 'general';
  const { props, errors, busy, problem } = useForm({
    fields: ['name', 'email', 'subject', 'category', 'message'],
    check: async () => createFormCheck((await import('@goldwren/contracts/player/support-forms')).supportForm),
    send: (body) => api.support.write({ body }),
    onSent: (received) => {
      props.ref.current?.reset();
      void queryClient.invalidateQueries({ queryKey: ['support'] });
      onReceived(received);
    },
    context: 'submission',
  });
  return (
    <form {...props} id="contact-form" aria-label={contact.form} className="grid gap-4">
      <ProblemBanner problem={problem}>
        {' '}
        <span className="block text-ink-2">{contact.notSent}</span>
      </ProblemBanner>
      <TextField
        label={contact.name}
        name="name"
        autoComplete="name"
        maxLength={support.nameMaxLength}
        defaultValue={user ? `${user.first_name} ${user.last_name}` : ''}
        error={errors.name}
      />
      <TextField
        label={contact.email}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={user?.email ?? ''}
        hint={contact.emailHint}
        error={errors.email}
      />
      <TextField
        label={contact.subject}
        name="subject"
        autoComplete="off"
        maxLength={support.subjectMaxLength}
        error={errors.subject}
      />
      <SelectField label={contact.category} name="category" defaultValue={topic} error={errors.category}>
        {ticketCategories.map((category) => (
          <option key={category} value={category}>
            {contact.categories[category]}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label={contact.message}
        name="message"
        rows={6}
        hint={contact.messageHint}
        error={errors.message}
      />
      <Button type="submit" busy={busy} className="w-full">
        {busy ? contact.sending : contact.send}
      </Button>
    </form>
  );
}
