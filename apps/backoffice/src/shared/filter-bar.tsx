import { tableMessages as messages } from '@goldwren/messages/staff/table';
import { Button } from '@goldwren/ui/button';
import { SelectField, TextField } from '@goldwren/ui/field';
import { type FormEvent, useRef } from 'react';
import { any, type PagedList } from '../lib/lists/use-paged-list.ts';
import { CellSwitch } from './cells/cell-switch.tsx';
import { SavedViews } from './saved-views.tsx';

/** A filter of a list; `name` is its query parameter. `choice` allows "any", `one-of` always has a value. */
type Filter =
  | { name: string; label: string; kind: 'search'; placeholder?: string }
  | { name: string; label: string; kind: 'text' | 'date' }
  | {
      name: string;
      label: string;
      kind: 'choice' | 'one-of';
      options: readonly (readonly [value: string, text: string])[];
    };

interface FilterBarProps {
  list: Pick<PagedList<unknown>, 'filters' | 'defaultFilters' | 'setFilters' | 'allCells' | 'setAllCells'>;
  filters: readonly Filter[];
}

/** The filters of a list. Selects apply immediately, text fields on Enter. Values are in the URL, except those of private filters. */
export function FilterBar({ list, filters }: FilterBarProps) {
  const form = useRef<HTMLFormElement>(null);
  const apply = (event?: FormEvent) => {
    event?.preventDefault();
    if (!form.current) return;
    const data = new FormData(form.current);
    list.setFilters(Object.fromEntries(filters.map(({ name }) => [name, String(data.get(name) ?? '')])));
  };
  return (
    /* The key renders the fields again when the URL changes in another way, such as by the back button. */
    <>
      <search>
        <form
          key={JSON.stringify(list.filters)}
          ref={form}
          onSubmit={apply}
          className="mb-3 flex flex-wrap items-end gap-2 sm:gap-3"
        >
          {filters.map((filter) => (
            <div key={filter.name} className={filter.kind === 'search' ? 'min-w-56 grow sm:max-w-sm' : 'min-w-36'}>
              <FilterField
                filter={filter}
                value={list.filters[filter.name] ?? list.defaultFilters[filter.name] ?? ''}
                all={list.defaultFilters[filter.name] ? any : ''}
                onChoice={() => apply()}
              />
            </div>
          ))}
          <CellSwitch list={list} />
          <div className="flex gap-2">
            {filters.some(({ kind }) => kind !== 'choice' && kind !== 'one-of') ? (
              <Button type="submit" look="secondary">
                {messages.apply}
              </Button>
            ) : null}
            {Object.keys(list.filters).length > 0 ? (
              <Button look="quiet" onClick={() => list.setFilters({})}>
                {messages.clear}
              </Button>
            ) : null}
          </div>
        </form>
      </search>
      {filters.some(({ kind }) => kind !== 'search') ? <SavedViews /> : null}
    </>
  );
}

interface FilterFieldProps {
  filter: Filter;
  value: string;
  /** Value in the URL for "all". */
  all: string;
  onChoice: () => void;
}

function FilterField({ filter, value, all, onChoice }: FilterFieldProps) {
  const { name, label, kind } = filter;
  if (kind === 'choice' || kind === 'one-of') {
    return (
      <SelectField label={label} name={name} defaultValue={value} required={false} onChange={onChoice}>
        {kind === 'choice' ? <option value={all}>{messages.any}</option> : null}
        {filter.options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </SelectField>
    );
  }
  const placeholder = kind === 'search' ? filter.placeholder : undefined;
  return (
    <TextField label={label} name={name} type={kind} defaultValue={value} required={false} placeholder={placeholder} />
  );
}
