import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { deleteAttempt, readAttempt } from './provider-attempts.ts';
import { ProviderReturn } from './provider-return.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** The sign-in page. The identity provider also sends the browser back to it, with its answer in the query. */
export function SignInPage() {
  const [query, setQuery] = useSearchParams();
  const [returned] = useState(() => readReturn(query));
  useEffect(() => {
    if (!returned) return;
    deleteAttempt(returned.state);
    // The code leaves the address bar and the history.
    setQuery(returned.next === null ? {} : { next: returned.next }, { replace: true });
  }, [returned, setQuery]);
  return returned ? <ProviderReturn {...returned} /> : <SignInForm />;
}

function readReturn(query: URLSearchParams) {
  const state = query.get('state');
  if (state === null) return null;
  const stored = readAttempt(state);
  return {
    state,
    code: query.get('code'),
    iss: query.get('iss'),
    attempt: stored?.attempt ?? null,
    next: stored?.next ?? null,
  };
}
