import { privacyCenter } from '@goldwren/messages/current/privacy-center';
import { type RetainedForm, type RetentionRule, retainedForms, retention } from '@goldwren/rules';
import { useId } from 'react';

const { deletion: words, retention: kept } = privacyCenter;

/** Lists the records that remain after an account is deleted, in which form, for how long and why (rules/retention.ts). */
export function WhatIsKept() {
  return (
    <div className="mt-6">
      <h3 className="text-base">{words.keptTitle}</h3>
      <p className="mt-1 text-sm text-ink-2">{words.keptText}</p>
      {retainedForms
        .filter((form) => form !== 'nothing')
        .map((form) => (
          <KeptAs key={form} form={form} />
        ))}
    </div>
  );
}

function KeptAs({ form }: { form: RetainedForm }) {
  const id = useId();
  const rules: readonly RetentionRule[] = retention.filter(({ afterErasure }) => afterErasure === form);
  return (
    <div className="mt-4">
      <p id={id} className="font-semibold">
        {kept.forms[form]}
      </p>
      <ul aria-labelledby={id} className="mt-1 grid gap-x-8 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
        {rules.map(({ record, keptAfterErasure, reason }) => (
          <li key={record}>
            <span className="block text-ink-2">{kept.records[record]}</span>
            <span className="block text-sm text-ink-3">
              {keptAfterErasure ? `${kept.period(keptAfterErasure)} · ${kept.reasons[reason]}` : kept.reasons[reason]}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
