import { fairness } from '@goldwren/messages/current/fairness';
import { SectionCard } from '@goldwren/ui/card';
import { lazy, Suspense } from 'react';
import { useAuth } from '../../lib/session/auth-store.ts';
import { OwnRounds } from './own-rounds.tsx';
import { SchemePicture } from './scheme-picture.tsx';

const CheckPasted = lazy(() => import('./check-pasted.tsx').then(({ CheckPasted: part }) => ({ default: part })));

const { page } = fairness;

/** Explains how rounds are made fair, and checks any round in the browser. */
export function FairnessPage() {
  const user = useAuth((state) => state.user);
  return (
    <div className="content max-w-3xl pt-6 pb-10 md:pt-10">
      <h1 className="text-3xl md:text-4xl">{page.title}</h1>
      <p className="mt-2 text-ink-2">{page.intro}</p>
      <SchemePicture />
      <ol className="mt-6 grid gap-3">
        {page.steps.map(([name, text]) => (
          <li key={name}>
            <strong>{name}.</strong> {text}
          </li>
        ))}
      </ol>
      <p className="mt-4 text-ink-2">{page.tick}</p>
      <div className="mt-8 grid gap-6">
        {user && <OwnRounds />}
        <SectionCard title={page.check}>
          <Suspense fallback={<p className="text-ink-2">{page.loadingChecker}</p>}>
            <CheckPasted />
          </Suspense>
        </SectionCard>
      </div>
    </div>
  );
}
