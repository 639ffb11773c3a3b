import { taxMessages as messages } from '@goldwren/messages/staff/money/tax';
import { taxYearOf } from '@goldwren/rules';
import { SelectField } from '@goldwren/ui/field';
import { useSearchParams } from 'react-router';
import { RecipientList, ReturnFile } from '../../features/tax/recipient-list.tsx';
import { PageTitle } from '../../shared/page-title.tsx';

/** How many past years are offered. A URL may contain an older year. */
const yearsBack = 5;

export function Component() {
  const [search, setSearch] = useSearchParams();
  const now = taxYearOf(new Date());
  const requestedYear = search.get('year') ?? '';
  const year = /^20\d{2}$/.test(requestedYear) ? Number(requestedYear) : now;
  const years = Array.from({ length: yearsBack }, (_, back) => now - back);
  return (
    <>
      <PageTitle about={messages.about} actions={<ReturnFile year={year} />}>
        {messages.title}
      </PageTitle>
      <div className="mb-3 max-w-40">
        <SelectField
          label={messages.year}
          name="year"
          value={String(year)}
          error={undefined}
          onChange={({ target }) => setSearch({ year: target.value })}
        >
          {[...new Set([year, ...years])].map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </SelectField>
      </div>
      <RecipientList key={year} year={year} />
    </>
  );
}
