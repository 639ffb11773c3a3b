import { privacyCenter } from '@goldwren/messages/current/privacy-center';
import { type RetainedForm, type RetentionRule, retainedForms, retention } from '@goldwren/rules';
import { useId } from 'react';

const { deletion: messages, retention: retentionMessages } = privacyCenter;

/** Lists the records that remain after an account is deleted, in which form, for how long and why (packages/rules). */
export function RetainedRecords() {
  return (
    <div className="mt-6">
      <h3 className="text-base">{messages.keptTitle}</h3>
      <p className="mt-1 text-sm text-ink-2">{messages.keptText}</p>
      {retainedForms
        .filter((form) => form !== 'nothing')
        .map((form) => (
          <RetainedInForm key={form} form={form} />
        ))}
    </div>
  );
}

function RetainedInForm({ form }: { form: RetainedForm }) {
  const id = useId();
  const rules: readonly RetentionRule[] = retention.filter(({ afterErasure }) => afterErasure === form);
  return (
    <div className="mt-4">
      <p id={id} className="font-semibold">
        {retentionMessages.forms[form]}
      </p>
      <ul aria-labelledby={id} className="mt-1 grid gap-x-8 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
        {rules.map(({ record, keptAfterErasure, reason }) => (
          <li key={record}>
            <span className="block text-ink-2">{retentionMessages.records[record]}</span>
            <span className="block text-sm text-ink-3">
              {keptAfterErasure
                ? `${retentionMessages.period(keptAfterErasure)} · ${retentionMessages.reasons[reason]}`
                : retentionMessages.reasons[reason]}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
