import { CheckField } from '@goldwren/ui/check-field';
import { PasswordField, SelectField, TextAreaField, TextField } from '@goldwren/ui/field';
import { SearchField } from '@goldwren/ui/search-field';
import { Forced } from '../forced.tsx';
import type { Sheet } from '../sheet.ts';
import { Stateful } from '../stateful.tsx';

interface State {
  hint?: string;
  error?: string;
  disabled?: boolean;
}

/** Each field of a form in the same state. */
function EveryField({ hint, error, disabled }: State) {
  const state = { ...(hint ? { hint } : {}), ...(error ? { error } : {}), ...(disabled ? { disabled } : {}) };
  return (
    <div className="grid w-full gap-4 sm:grid-cols-2">
      <TextField label="First name" defaultValue="Ada" autoComplete="off" {...state} />
      <SelectField label="State" defaultValue="NY" {...state}>
        <option value="NY">New York</option>
        <option value="CA">California</option>
      </SelectField>
      <PasswordField label="Password" defaultValue="Quiet-wren" autoComplete="off" {...state} />
      <TextAreaField label="Message" rows={2} defaultValue="A prize that has not come." {...state} />
      <CheckField label="I am 21 or older." defaultChecked {...state} />
      <CheckField label="Write to me about offers." {...state} />
    </div>
  );
}

function Search({ first }: { first: string }) {
  return (
    <Stateful first={first}>
      {(value, change) => (
        <SearchField label="Search games" placeholder="Name of a game" clear="Empty" value={value} onChange={change} />
      )}
    </Stateful>
  );
}

export const fields: Sheet = {
  title: 'Fields',
  specimens: [
    { state: 'filled in', show: <EveryField /> },
    { state: 'with a hint', show: <EveryField hint="As shown on your card." /> },
    {
      state: 'refused',
      show: <EveryField error="Enter the value as shown on your card." hint="As shown on your card." />,
    },
    { state: 'disabled', show: <EveryField disabled /> },
    {
      state: 'with the focus',
      show: (
        <Forced state="focus">
          <EveryField />
        </Forced>
      ),
    },
    {
      state: 'empty, and one that may stay so',
      show: (
        <div className="grid w-full gap-4 sm:grid-cols-2">
          <TextField label="Email" placeholder="you@example.com" />
          <TextField label="Middle name" optional />
        </div>
      ),
    },
    { state: 'search, empty', show: <Search first="" /> },
    { state: 'search, typed into', show: <Search first="poker" /> },
    {
      state: 'search, with the focus',
      show: (
        <Forced state="focus">
          <Search first="poker" />
        </Forced>
      ),
    },
  ],
};
