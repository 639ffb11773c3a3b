import type { RegisterForm as RegisterBody } from '@goldwren/contracts/player';
import { registerForm } from '@goldwren/contracts/player/forms';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { api } from '../../lib/api.ts';
import { registerProblems } from './register-problems.ts';

const empty: RegisterBody = {
  email: '',
  password: '',
  password_confirm: '',
  first_name: '',
  last_name: '',
  birth_date: '',
  country: 'US',
  us_state: '',
  // Carried in the payload though no input is shown (spec §3).
  phone: '',
};

/** The state of the form: checked here by the contract's schema, then by the server, whose words win. */
export function useRegister(onRegistered: () => void) {
  /** The summary above the fields; empty while there is nothing to say. */
  const [general, setGeneral] = useState('');
  const form = useForm({ resolver: zodResolver(registerForm), defaultValues: empty, mode: 'onTouched' });
  const send = async (body: RegisterBody) => {
    setGeneral('');
    try {
      await api.auth.register({ body });
      onRegistered();
    } catch (error) {
      const problems = registerProblems(error);
      setGeneral(problems.general);
      for (const [field, message] of problems.fields) form.setError(field, { message });
      const [first] = problems.fields;
      if (first) form.setFocus(first[0]);
    }
  };
  const submit = form.handleSubmit(send, () => setGeneral('Please check the marked fields.'));
  return { form, general, submit };
}
