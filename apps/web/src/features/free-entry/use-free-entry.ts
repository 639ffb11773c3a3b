import type { FreeEntryForm } from '@goldwren/contracts/player';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { api } from '../../lib/api.ts';
import { firstFieldErrors } from '../../lib/problem-words.ts';
import { type EntryErrors, entryErrors, entryFields, entryOf } from './entry-problems.ts';

/** The state of the form: checked here by the contract's schema, then by the server, whose words win. */
export function useFreeEntry(onReceived: (reference: string) => void) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<EntryErrors>({});
  const [checking, setChecking] = useState(false);
  const show = (found: EntryErrors) => {
    setErrors(found);
    const first = entryFields.find((field) => found[field]);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    return first === undefined;
  };
  const send = useMutation({
    mutationFn: (body: FreeEntryForm) => api.freeEntry.submit({ body }),
    onSuccess: ({ reference }) => onReceived(reference),
    onError: (error) => show(firstFieldErrors(error)),
  });
  const busy = checking || send.isPending;
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const entry = entryOf(new FormData(event.currentTarget));
    setChecking(true);
    const found = await entryErrors(entry);
    setChecking(false);
    if (show(found)) send.mutate(entry);
  };
  return { form, errors, busy, problem: send.error, submit };
}
