import { Button } from '@goldwren/ui/button';
import { PasswordField } from '@goldwren/ui/field';
import { Banner } from '@goldwren/ui/status-text';
import type { ReactNode } from 'react';
import type { useForm } from '../../lib/form/use-form.ts';

/** A form with a field `password` and others. */
export type PasswordFormState<Field extends string = 'password'> = Pick<
  ReturnType<typeof useForm<Field, unknown, unknown>>,
  'props' | 'errors' | 'busy' | 'problem'
>;

interface PasswordFormProps {
  form: PasswordFormState;
  messages: Record<'wrongPassword' | 'password' | 'confirm' | 'confirming' | 'cancel', string>;
  /** The reason why the password is required. */
  children: ReactNode;
  /** Other fields, below the password. */
  below?: ReactNode;
}

/** The content of a dialog that requests the password: reason, field, and two buttons. */
export function PasswordForm({ form: { props, errors, busy, problem }, messages, children, below }: PasswordFormProps) {
  return (
    <form {...props} className="grid gap-4">
      {problem ? (
        <Banner tone="bad">{problem.code === 'invalid_credentials' ? messages.wrongPassword : problem.text}</Banner>
      ) : null}
      {children}
      <PasswordField
        label={messages.password}
        name="password"
        autoComplete="current-password"
        autoFocus
        error={errors.password}
      />
      {below}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {busy ? messages.confirming : messages.confirm}
        </Button>
        <Button look="secondary" onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}>
          {messages.cancel}
        </Button>
      </div>
    </form>
  );
}
