import { createFormCheck } from '@goldwren/contracts/form-codes';
import type { RegisterForm as RegisterBody } from '@goldwren/contracts/player/forms';
import { account } from '@goldwren/messages/current/account';
import { signUp } from '@goldwren/messages/current/sign-up';
import { site } from '@goldwren/messages/current/site';
import { Button } from '@goldwren/ui/button';
import { Banner } from '@goldwren/ui/status-text';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { api } from '../../../lib/api/api.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import type { Credentials } from '../../../lib/session/new-credentials.ts';
import { AccountStep } from './account-step.tsx';
import { PersonStep } from './person-step.tsx';
import { type SignUpField, type SignUpStep, signUpCheck, stepFields } from './sign-up-check.ts';
import { useSignUpStep } from './use-sign-up-step.ts';

interface RegisterFormProps {
  /** Called once the API has accepted the registration. */
  onRegistered: (credentials: Credentials) => unknown;
  /** Shown above the button that creates the account. */
  terms: ReactNode;
  /** Shown below the form in the first step. */
  already: ReactNode;
  /** Shown below the form in the second step. */
  picture: ReactNode;
}

/**
 * The registration form, in two steps. Both are one form, so Back keeps what was typed, and one request sends everything
 * after the last step. Nothing is sent or stored before.
 */
export function RegisterForm({ onRegistered, terms, already, picture }: RegisterFormProps) {
  const { step, openNext, goBack, arrived } = useSignUpStep();
  const [birthDate, setBirthDate] = useState('');
  const [isLater, setLater] = useState(false);
  const [isCreating, setCreating] = useState(false);
  const { props, errors, busy, problem } = useForm({
    fields: stepFields.flat(),
    // The payload contains this field although the form shows no input for it.
    unseen: { phone: '' },
    check: async () => {
      const { registerForm } = await import('@goldwren/contracts/player/forms');
      return signUpCheck(createFormCheck(registerForm), step, isLater);
    },
    send: (body) => (step === 0 ? next(body) : create(body)),
    onSent: (credentials) => (credentials === null ? openNext() : onRegistered(credentials)),
    context: 'register',
  });
  const next = async ({ birth_date }: RegisterBody): Promise<null> => {
    setBirthDate(birth_date);
    return null;
  };
  const create = (body: RegisterBody): Promise<Credentials> => {
    setCreating(true);
    return register(body).catch((error: unknown) => {
      setCreating(false);
      throw error;
    });
  };
  useStepFocus(props.ref, step, errors, goBack, arrived);
  const marked = stepFields[step].some((field) => errors[field]);
  const general = problem?.text ?? (marked ? account.marked : '');
  return (
    <form {...props} aria-label={account.signUpForm} className="grid gap-4">
      {general ? <Banner tone="bad">{general}</Banner> : null}
      <StepOf step={0} shown={step}>
        <AccountStep errors={errors} />
      </StepOf>
      <StepOf step={1} shown={step}>
        <PersonStep errors={errors} birthDate={birthDate} isLater={isLater} onLater={setLater} />
      </StepOf>
      {step === 0 ? (
        <Button key="next" type="submit" busy={busy} className="w-full">
          {signUp.goOn}
        </Button>
      ) : (
        <>
          {terms}
          <div className="flex flex-wrap gap-3">
            <Button key="back" look="secondary" onClick={goBack} className="flex-auto">
              {signUp.back}
            </Button>
            <Button key="create" type="submit" busy={busy} className="flex-[3_1_12rem]">
              {isCreating ? account.creating : site.signUp}
            </Button>
          </div>
        </>
      )}
      {step === 0 ? already : picture}
    </form>
  );
}

/** The password is typed once, with a button that shows it. The API still requires it twice. */
async function register(body: RegisterBody): Promise<Credentials> {
  await api.auth.register({ body: { ...body, password_confirm: body.password } });
  return { email: body.email, password: body.password };
}

/** A step with its heading. It stays in the form while the other is shown. */
function StepOf({ step, shown, children }: { step: SignUpStep; shown: SignUpStep; children: ReactNode }) {
  return (
    <div hidden={step !== shown} className="grid gap-4">
      <h2 tabIndex={-1} className="text-xl outline-none">
        <span className="block font-text text-sm font-normal text-ink-2">
          {signUp.stepOf(step + 1, stepFields.length)}
        </span>
        {signUp.titles[step]}
      </h2>
      {children}
    </div>
  );
}

/**
 * Moves the focus when the step changes: to the first field with an error, otherwise to the heading, which a screen
 * reader then reads. Returns to the first step when one of its fields has an error.
 */
function useStepFocus(
  form: { readonly current: HTMLFormElement | null },
  step: SignUpStep,
  errors: Partial<Record<SignUpField, string>>,
  goBack: () => void,
  arrived: () => void,
): void {
  const shown = useRef(step);
  const latest = useRef({ errors, goBack, arrived });
  latest.current = { errors, goBack, arrived };
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    latest.current.arrived();
    const field = stepFields[step].find((name) => latest.current.errors[name]);
    const target = field ? `[name="${field}"]` : 'div:not([hidden]) > h2';
    form.current?.querySelector<HTMLElement>(target)?.focus();
  }, [form, step]);
  const isForFirst = step === 1 && stepFields[0].some((field) => errors[field]);
  useEffect(() => {
    if (isForFirst) latest.current.goBack();
  }, [isForFirst]);
}
