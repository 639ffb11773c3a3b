import type { LoginForm as LoginBody } from '@goldwren/contracts/player';
import { Button } from '@goldwren/ui/button';
import { PasswordField, TextField } from '@goldwren/ui/field';
import { Banner } from '@goldwren/ui/status-text';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { api } from '../../lib/api.ts';
import { useAuth } from '../../lib/auth-store.ts';
import { firstFieldErrors, problemWords } from '../../lib/problem-words.ts';

/** Spec §8, verbatim. */
const fallbacks = {
  network: 'Cannot connect to server. Please make sure the backend is running.',
  other: 'Login failed. Please check your credentials.',
};

type FieldErrors = Partial<Record<keyof LoginBody, string>>;

function missing(body: LoginBody): FieldErrors {
  return {
    ...(body.email.trim() ? {} : { email: 'Enter your email address.' }),
    ...(body.password ? {} : { password: 'Enter your password.' }),
  };
}

/** Signs in and puts the user into the store; the page around it then leads on. */
export function LoginForm() {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const focusField = (name: string) => form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
  const show = (found: FieldErrors) => {
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) focusField(first);
  };
  const login = useMutation({
    mutationFn: (body: LoginBody) => api.auth.login({ body }),
    onSuccess: ({ user }) => useAuth.getState().setUser(user),
    onError: (error) => {
      const refused = firstFieldErrors(error);
      if (Object.keys(refused).length > 0) show(refused);
      else focusField('password');
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (login.isPending) return;
    const data = new FormData(event.currentTarget);
    const body = { email: String(data.get('email') ?? '').trim(), password: String(data.get('password') ?? '') };
    const found = missing(body);
    show(found);
    if (Object.keys(found).length === 0) login.mutate(body);
  };
  return (
    <form ref={form} noValidate onSubmit={submit} aria-label="Login" className="grid gap-4">
      {login.isError ? <Banner tone="bad">{problemWords(login.error, fallbacks).text}</Banner> : null}
      <TextField label="Email" name="email" type="email" autoComplete="username" error={errors.email} />
      <PasswordField label="Password" name="password" autoComplete="current-password" error={errors.password} />
      <Button type="submit" busy={login.isPending} className="mt-1 w-full">
        {login.isPending ? 'Logging in…' : 'Login'}
      </Button>
    </form>
  );
}
