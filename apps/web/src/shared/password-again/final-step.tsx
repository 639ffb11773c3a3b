import { Dialog } from '@goldwren/ui/dialog';
import { TextField } from '@goldwren/ui/field';
import type { ComponentProps, ReactNode } from 'react';
import { PasswordForm, type PasswordFormState } from './password-form.tsx';

interface FinalStepProps {
  title: string;
  /** `word` is the text that must be typed. */
  messages: ComponentProps<typeof PasswordForm>['messages'] & { word: string } & Record<
      'type' | 'typeWrong',
      (word: string) => string
    >;
  form: PasswordFormState<'password' | 'confirmation'>;
  /** Also called when the dialog is closed with Escape. */
  onDone: () => void;
  /** The consequences of the step. */
  children: ReactNode;
}

/** The confirmation before an irreversible action: password and a typed word. */
export function FinalStep({ title, messages, form, onDone, children }: FinalStepProps) {
  const confirmation = (
    <TextField
      label={messages.type(messages.word)}
      name="confirmation"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      error={form.errors.confirmation ? messages.typeWrong(messages.word) : undefined}
    />
  );
  return (
    <Dialog open title={title} onClose={onDone}>
      <PasswordForm form={form} messages={messages} below={confirmation}>
        {children}
      </PasswordForm>
    </Dialog>
  );
}
