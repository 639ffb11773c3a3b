import type { TicketMacro } from '@goldwren/contracts/staff';
import { frame } from '@goldwren/messages/staff/frame';
import { macroMessages as messages } from '@goldwren/messages/staff/queues/macros';
import { locales } from '@goldwren/rules';
import { Loaded } from '@goldwren/ui/loaded';
import { Skeleton } from '@goldwren/ui/skeleton';
import { Table } from '@goldwren/ui/table';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../lib/queries.ts';
import { When } from '../../shared/when.tsx';
import { DeleteMacro, EditMacro } from './macro-actions.tsx';

const cell = 'px-3 py-2 align-top';

/** All macros with their texts in every language. */
export function MacroList() {
  const query = useQuery(queries.macros.list());
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would be one more landmark
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <div role="group" aria-label={messages.caption} tabIndex={0} className="card overflow-x-auto">
      <Loaded
        query={query}
        loading={frame.loading}
        skeleton={<Skeleton className="m-3 h-40" />}
        problem={messages.failed}
        problemClass="p-3"
        empty={{
          when: ({ results }) => results.length === 0,
          show: <p className="p-3 text-ink-2">{messages.empty}</p>,
        }}
      >
        {({ results }) => (
          <Table
            caption={messages.caption}
            cell={cell}
            columns={[
              { title: messages.name },
              ...locales.map((locale) => ({ title: messages.languages[locale], className: 'max-md:hidden' })),
            ]}
          >
            {results.map((macro) => (
              <Row key={macro.id} {...macro} />
            ))}
          </Table>
        )}
      </Loaded>
    </div>
  );
}

function Row(macro: TicketMacro) {
  return (
    <tr>
      <td className={cell}>
        <span className="font-medium break-words">{macro.title}</span>
        <span className="block text-sm text-ink-3">
          {messages.changed} <When at={macro.changed_at} />, {macro.changed_by}
        </span>
        <span className="mt-2 flex flex-wrap gap-2">
          <EditMacro {...macro} />
          <DeleteMacro {...macro} />
        </span>
      </td>
      {locales.map((locale) => (
        <td key={locale} lang={locale} className={`${cell} max-md:hidden`}>
          <span className="line-clamp-4 max-w-prose break-words whitespace-pre-wrap">{macro.texts[locale]}</span>
        </td>
      ))}
    </tr>
  );
}
