import { PackageGrid } from '../features/store/package-grid.tsx';
import { NoPurchaseNote, PaymentNotes } from '../features/store/store-notes.tsx';

export function Component() {
  return (
    <div className="content pt-6 md:pt-10">
      <h1 className="text-3xl md:text-4xl">Buy Coins</h1>
      <p className="mt-2 mb-3 text-ink-2">Gold Coins to play with. Every package has free Sweeps Coins with it.</p>
      <NoPurchaseNote />
      <PackageGrid />
      <PaymentNotes />
    </div>
  );
}
