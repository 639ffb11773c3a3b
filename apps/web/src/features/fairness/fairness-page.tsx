import { fairnessPage } from '@goldwren/messages/current/fairness-page';
import { publicLog } from '@goldwren/messages/current/public-log';
import { SectionCard } from '@goldwren/ui/card';
import { lazy, Suspense } from 'react';
import { useAuth } from '../../lib/session/auth-store.ts';
import { OwnRounds } from './own-rounds.tsx';
import { PublishedTotal } from './published-total.tsx';
import { SchemePicture } from './scheme-picture.tsx';

const CheckPasted = lazy(() => import('./check-pasted.tsx').then(({ CheckPasted: part }) => ({ default: part })));

const PublicLogState = lazy(() =>
  import('./public-log-state.tsx').then(({ PublicLogState: part }) => ({ default: part })),
);

/** Explains how rounds are made fair, and checks any round in the browser. */
export function FairnessPage() {
  const user = useAuth((state) => state.user);
  return (
    <div className="content max-w-3xl pt-6 pb-10 md:pt-10">
      <h1 className="text-3xl md:text-4xl">{fairnessPage.title}</h1>
      <p className="mt-2 text-ink-2">{fairnessPage.intro}</p>
      <SchemePicture />
      <ol className="mt-6 grid gap-3">
        {fairnessPage.steps.map(([name, text]) => (
          <li key={name}>
            <strong>{name}.</strong> {text}
          </li>
        ))}
      </ol>
      <p className="mt-4 text-ink-2">{fairnessPage.tick}</p>
      <Parts title={fairnessPage.verified} parts={fairnessPage.verifiedParts} />
      <Parts title={fairnessPage.limits} parts={fairnessPage.limitParts} />
      <div className="mt-8 grid gap-6">
        {user && <OwnRounds />}
        <SectionCard title={publicLog.title}>
          <p className="mb-3 text-ink-2">{publicLog.intro}</p>
          <Suspense fallback={<p className="text-ink-2">{publicLog.loading}</p>}>
            <PublicLogState />
          </Suspense>
        </SectionCard>
        <PublishedTotal />
        <SectionCard title={fairnessPage.check}>
          <Suspense fallback={<p className="text-ink-2">{fairnessPage.loadingChecker}</p>}>
            <CheckPasted />
          </Suspense>
        </SectionCard>
      </div>
    </div>
  );
}

function Parts({ title, parts }: { title: string; parts: readonly [name: string, text: string][] }) {
  return (
    <section className="mt-8">
      <h2 className="text-xl">{title}</h2>
      <dl className="mt-3 grid gap-3">
        {parts.map(([name, text]) => (
          <div key={name}>
            <dt className="font-semibold">{name}</dt>
            <dd className="text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
