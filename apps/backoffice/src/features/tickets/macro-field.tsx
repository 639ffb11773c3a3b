import type { StaffTicketDetail } from '@goldwren/contracts/staff';
import { macroMessages as messages } from '@goldwren/messages/staff/queues/macros';
import { fillMacro } from '@goldwren/rules';
import { SelectField } from '@goldwren/ui/field';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../lib/queries.ts';
import { PageLink } from '../../shared/page-link.tsx';

type MacroFieldProps = Pick<StaffTicketDetail, 'name' | 'reference' | 'subject' | 'locale'> & {
  /** Inserts a text into the answer. */
  onInsert: (text: string) => void;
};

/** Inserts a macro in the language of the person, with the facts of the ticket. */
export function MacroField({ locale, onInsert, ...facts }: MacroFieldProps) {
  const { data } = useQuery(queries.macros.list());
  const macros = data?.results ?? [];
  if (macros.length === 0) {
    return data ? (
      <p className="text-sm">
        <PageLink page="macros">{messages.add}</PageLink>
      </p>
    ) : null;
  }
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="min-w-56 grow sm:max-w-sm">
        <SelectField
          label={messages.insert}
          value=""
          required={false}
          onChange={({ target }) => {
            const macro = macros.find(({ id }) => id === target.value);
            if (macro) onInsert(fillMacro(macro.texts[locale], facts));
          }}
        >
          <option value="">{messages.choose}</option>
          {macros.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
      </div>
      <PageLink page="macros" className="link min-h-9 content-center text-sm">
        {messages.manage}
      </PageLink>
    </div>
  );
}
