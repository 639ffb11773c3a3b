import { Button } from '@goldwren/ui/button';
import { Dialog } from '@goldwren/ui/dialog';
import { PasswordField, TextField } from '@goldwren/ui/field';
import { Banner } from '@goldwren/ui/status-text';
import type { ReactNode } from 'react';
import type { useForm } from '../../lib/use-form.ts';

interface FinalStepProps {
  title: string;
  /** `word` is what must be typed. */
  words: Record<'word' | 'wrongPassword' | 'password' | 'confirm' | 'confirming' | 'cancel', string> &
    Record<'type' | 'typeWrong', (word: string) => string>;
  /** With the fields `password` and `confirmation`. */
  form: Pick<
    ReturnType<typeof useForm<'password' | 'confirmation', unknown, unknown>>,
    'props' | 'errors' | 'busy' | 'problem'
  >;
  /** Also by Escape. */
  onDone: () => void;
  /** What the step means. */
  children: ReactNode;
}

/** The last question before what cannot be taken back: password and a typed word. */
export function FinalStep({ title, words, form: { props, errors, busy, problem }, onDone, children }: FinalStepProps) {
  return (
    <Dialog open title={title} onClose={onDone}>
      <form {...props} className="grid gap-4">
        {problem ? (
          <Banner tone="bad">{problem.code === 'invalid_credentials' ? words.wrongPassword : problem.text}</Banner>
        ) : null}
        {children}
        <PasswordField
          label={words.password}
          name="password"
          autoComplete="current-password"
          autoFocus
          error={errors.password}
        />
        <TextField
          label={words.type(words.word)}
          name="confirmation"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={errors.confirmation ? words.typeWrong(words.word) : undefined}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={busy}>
            {busy ? words.confirming : words.confirm}
          </Button>
          <Button look="secondary" onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}>
            {words.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
