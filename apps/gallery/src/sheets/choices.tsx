import { ChoiceCards } from '@goldwren/ui/choice-cards';
import { PillChoice } from '@goldwren/ui/pill-choice';
import { Tabs } from '@goldwren/ui/tabs';
import { Forced } from '../forced.tsx';
import type { Sheet } from '../sheet.ts';
import { Stateful } from '../stateful.tsx';

const coins = [
  { value: 'gold', text: 'GC', name: 'Gold Coins' },
  { value: 'sweeps', text: 'SC', name: 'Sweeps Coins' },
] as const;
type Coin = (typeof coins)[number]['value'];

function Coins({ first }: { first: Coin }) {
  return (
    <Stateful<Coin> first={first}>
      {(value, change) => <PillChoice label="Coins" options={coins} value={value} onChange={change} />}
    </Stateful>
  );
}

const speeds = [
  { value: 'bank', label: 'Bank transfer', note: '3 to 5 business days' },
  { value: 'wallet', label: 'Skrill', note: '1 to 2 business days' },
] as const;
type Way = (typeof speeds)[number]['value'];

function Ways({ first, name, error }: { first: Way | null; name: string; error?: string }) {
  return (
    <Stateful<Way | null> first={first}>
      {(value, change) => (
        <ChoiceCards
          legend="How you are paid"
          name={name}
          choices={speeds}
          value={value}
          onChange={change}
          hint="You may choose another way next time."
          {...(error ? { error } : {})}
        />
      )}
    </Stateful>
  );
}

const kinds = ['All', 'Slots', 'Table', 'Instant', 'New', 'Favorites'].map((text) => ({ value: text, text }));

function Kinds({ first, controls }: { first: string; controls: string }) {
  return (
    <div className="w-full min-w-0">
      <Stateful first={first}>
        {(value, change) => (
          <>
            <Tabs label="Kinds of games" options={kinds} value={value} onChange={change} controls={controls} />
            <p id={controls} role="tabpanel" aria-labelledby={`${controls}-${value}`} className="mt-2 text-ink-2">
              What “{value}” stands for.
            </p>
          </>
        )}
      </Stateful>
    </div>
  );
}

export const choices: Sheet = {
  title: 'Choices',
  specimens: [
    {
      state: 'pill, each option chosen',
      show: <div className="flex gap-3">{[<Coins key="1" first="gold" />, <Coins key="2" first="sweeps" />]}</div>,
    },
    {
      state: 'pill, with the focus',
      show: (
        <Forced state="focus">
          <Coins first="gold" />
        </Forced>
      ),
    },
    { state: 'cards, none chosen', show: <Ways first={null} name="none" /> },
    { state: 'cards, one chosen', show: <Ways first="wallet" name="one" /> },
    { state: 'cards, refused', show: <Ways first={null} name="refused" error="Choose how you want to be paid." /> },
    {
      state: 'cards, with the focus',
      show: (
        <Forced state="focus">
          <Ways first="bank" name="focused" />
        </Forced>
      ),
    },
    { state: 'tabs, the first chosen', show: <Kinds first="All" controls="kinds-first" /> },
    { state: 'tabs, another chosen', show: <Kinds first="Table" controls="kinds-other" /> },
    {
      state: 'tabs, with the focus',
      show: (
        <Forced state="focus">
          <Kinds first="Slots" controls="kinds-focus" />
        </Forced>
      ),
    },
  ],
};
