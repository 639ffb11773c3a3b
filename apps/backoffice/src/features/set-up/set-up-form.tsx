import type { StaffSetUp } from '@goldwren/contracts/staff';
import { setUpMessages as messages } from '@goldwren/messages/staff/sign-in';
import { Button } from '@goldwren/ui/button';
import { PasswordField } from '@goldwren/ui/field';
import { Banner } from '@goldwren/ui/status-text';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { useForm } from '../../lib/use-form.ts';
import { CodeField } from '../../shared/code-field.tsx';
import { ButtonLink } from '../../shared/page-link.tsx';

/** Sets the second factor, and the password of a new person. */
export function SetUpForm({ token, ...link }: StaffSetUp & { token: string }) {
  const { name, email, is_new: isNew, totp_secret: secret, otpauth_uri: uri, enrolment } = link;
  const [isDone, setDone] = useState(false);
  const { props, errors, busy, problem } = useForm({
    fields: ['totp_code', 'password'],
    send: (values) => api.auth.setUp({ body: { token, enrolment, ...values } }),
    onSent: () => setDone(true),
    focusWhenRefused: 'password',
    problemMessages: { invalid_credentials: messages.wrongPassword, link_invalid: messages.invalid },
  });
  if (isDone) {
    return (
      <>
        <h1 className="text-xl">{messages.doneTitle}</h1>
        <p className="my-4 text-ink-2">{messages.done}</p>
        <ButtonLink page="sign-in">{messages.signIn}</ButtonLink>
      </>
    );
  }
  return (
    <>
      <h1 className="text-xl">{isNew ? messages.newTitle : messages.resetTitle}</h1>
      <p className="mt-1 break-words text-ink-2">{messages.who(name, email)}</p>
      {problem && Object.keys(errors).length === 0 ? (
        <Banner tone="bad" className="mt-3">
          {problem}
        </Banner>
      ) : null}
      <form {...props} className="mt-4 flex flex-col gap-4">
        <p className="text-ink-2">{messages.scan}</p>
        <p>
          {messages.key} <code className="wrap-anywhere select-all">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
        </p>
        <p>
          <a className="link" href={uri}>
            {messages.openApp}
          </a>
        </p>
        {/* For password managers, which store the name together with the password. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <CodeField error={errors.totp_code} />
        <PasswordField
          label={isNew ? messages.newPassword : messages.currentPassword}
          hint={isNew ? messages.newPasswordHint : undefined}
          name="password"
          autoComplete={isNew ? 'new-password' : 'current-password'}
          error={errors.password}
        />
        <Button type="submit" busy={busy}>
          {messages.submit}
        </Button>
      </form>
    </>
  );
}
