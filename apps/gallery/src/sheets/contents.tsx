import { Button } from '@goldwren/ui/button';
import { SectionCard } from '@goldwren/ui/card';
import { CopyText } from '@goldwren/ui/copy-text';
import { Facts } from '@goldwren/ui/facts';
import { Table } from '@goldwren/ui/table';
import type { Sheet } from '../sheet.ts';

const cell = 'px-3 py-2';
const rows = [
  ['Starlight Fortune', '1,000 GC', '-600 GC'],
  ['Jacks or Better Poker', '0.40 SC', '+1.20 SC'],
] as const;

function Rounds({ filled }: { filled: boolean }) {
  return (
    <Table
      caption={filled ? 'Rounds' : 'No rounds'}
      cell={cell}
      columns={[{ title: 'Game' }, { title: 'Stake', numeric: true }, { title: 'Net', numeric: true }]}
    >
      {(filled ? rows : []).map(([game, stake, net]) => (
        <tr key={game}>
          <td className={cell}>{game}</td>
          <td className={`${cell} text-right`}>{stake}</td>
          <td className={`${cell} text-right`}>{net}</td>
        </tr>
      ))}
    </Table>
  );
}

const seed = 'sha256:4d967a30111bf29f0eba01c448b375c1629b2fed01cdfcc3aed91f1b57d5dd5e';

export const contents: Sheet = {
  title: 'Contents',
  specimens: [
    { state: 'card', show: <SectionCard title="Your account">What is known of you.</SectionCard> },
    {
      state: 'card with a control next to its title',
      show: (
        <SectionCard title="Your address" aside={<Button look="secondary">Edit</Button>}>
          Where prizes are sent.
        </SectionCard>
      ),
    },
    {
      state: 'facts, of which one is left out',
      show: (
        <Facts
          facts={[
            ['Name', 'Ada Lovelace'],
            ['Address', 'A street with a name that is long enough to go over two lines of a phone'],
            null,
          ]}
        />
      ),
    },
    { state: 'table', show: <Rounds filled /> },
    { state: 'table without rows', show: <Rounds filled={false} /> },
    { state: 'text to copy', show: <CopyText value={seed} what="the server’s seed" /> },
  ],
};
