import { signInMessages } from '@goldwren/messages/staff/sign-in';
import { Button } from '@goldwren/ui/button';
import { Skeleton } from '@goldwren/ui/skeleton';
import { Banner } from '@goldwren/ui/status-text';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/problem-messages.ts';
import { signedIn } from '../../lib/session-store.ts';
import { useForm } from '../../lib/use-form.ts';
import { CodeField } from '../../shared/code-field.tsx';
import { SignInForm } from './sign-in-form.tsx';

const messages = signInMessages.provider;

/** What the provider answered, with the attempt of this tab. */
interface ProviderReturnProps {
  readonly state: string;
  /** Null when the provider refused. */
  readonly code: string | null;
  readonly iss: string | null;
  /** Null when this tab has not started the sign-in. */
  readonly attempt: string | null;
}

/** Finishes a sign-in after the provider has sent the browser back: exchanges the code, then requests the second factor. */
export function ProviderReturn({ state, code, iss, attempt }: ProviderReturnProps) {
  // A code works once, so it is sent once.
  const finished = useQuery({
    queryKey: ['provider', state],
    queryFn: () =>
      api.auth.finishProvider({
        body: { attempt: attempt ?? '', state, code: code ?? '', ...(iss === null ? {} : { iss }) },
      }),
    enabled: code !== null && attempt !== null,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (code === null) return <SignInForm notice={messages.refused} />;
  if (attempt === null) return <SignInForm notice={messages.over} />;
  if (finished.error) return <SignInForm notice={sentenceOf(finished.error, sentences)} />;
  return (
    <div className="card mx-auto mt-4 max-w-sm p-4 sm:mt-12 sm:p-6">
      <h1 className="text-xl">{messages.codeTitle}</h1>
      {finished.data ? <CodeForm {...finished.data} /> : <Skeleton className="mt-4 h-40" />}
    </div>
  );
}

const sentences = {
  link_invalid: messages.over,
  validation_failed: messages.over,
  email_unverified: messages.unverified,
  forbidden: messages.noAccount,
  unavailable: messages.down,
};

function CodeForm({ ticket, name }: { ticket: string; name: string }) {
  const { props, errors, busy, problem } = useForm({
    fields: ['totp_code'],
    send: ({ totp_code }) => api.auth.signInByProvider({ body: { ticket, totp_code } }),
    onSent: ({ staff }) => signedIn(staff),
    focusWhenRefused: 'totp_code',
    problemMessages: { ...sentences, invalid_credentials: messages.wrongCode },
  });
  return (
    <>
      <p className="mt-1 break-words text-ink-2">{messages.codeText(name)}</p>
      {problem ? (
        <Banner tone="bad" className="mt-3">
          {problem}
        </Banner>
      ) : null}
      <form {...props} className="mt-4 flex flex-col gap-4">
        <CodeField error={errors.totp_code} />
        <Button type="submit" busy={busy}>
          {signInMessages.submit}
        </Button>
      </form>
    </>
  );
}
