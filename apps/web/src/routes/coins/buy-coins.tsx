import { store } from '@goldwren/messages/current/store';
import { PackageGrid } from '../../features/store/package-grid.tsx';
import { NoPurchaseNote, PaymentNotes, StoreIntro } from '../../features/store/store-notes.tsx';

export function Component() {
  return (
    <div className="content pt-6 md:pt-10">
      <h1 className="text-3xl md:text-4xl">{store.title}</h1>
      <StoreIntro />
      <NoPurchaseNote />
      <PackageGrid />
      <PaymentNotes />
    </div>
  );
}
