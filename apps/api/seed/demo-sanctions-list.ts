import { importList, type ListFile, selectListInForce } from '../src/modules/sanctions/public.ts';
import { openDatabase } from '../src/platform/database.ts';
import { inTransaction } from '../src/platform/transaction.ts';

/** One invented person. A real list replaces it (docs/operations/sanctions-lists.md). */
const demoList: ListFile = {
  name: 'demo-list.csv',
  bytes: Buffer.from('name,birth_year\n"DEMOPERSON, Sanctioned",1901\n'),
};

/** Imports the demo list where no list was imported, because without one no redemption can be approved. */
export async function importDemoList(ownerUrl: string): Promise<void> {
  const owner = openDatabase({
    url: ownerUrl,
    role: null,
    maxConnections: 1,
    applicationName: 'goldwren-demo',
    onError: () => undefined,
  });
  try {
    await inTransaction(owner, async (tx) => {
      if ((await selectListInForce(tx)) === null) await importList(tx, [demoList], false);
    });
  } finally {
    await owner.close();
  }
}
