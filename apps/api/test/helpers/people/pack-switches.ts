import { randomUUID } from 'node:crypto';
import { laterBansPack, specificationPack } from '@goldwren/rules';
import type { Caller } from '../api/caller.ts';

export const switchReason = 'As counsel says.';

type Form = Parameters<Caller['staff']['jurisdictions']['request']>[0]['body'];

export type PackSwitchCalls = ReturnType<typeof packSwitchCalls>;

/** The calls for switches of the policy pack that `first` requests and `second` decides. */
export function packSwitchCalls(first: Caller, second: Caller) {
  const current = async () => (await first.staff.jurisdictions.get()).current;
  const waiting = async () => (await first.staff.jurisdictions.requests()).results;
  const approve = (id: string, by = second) => by.staff.jurisdictions.approve({ params: { id } });
  const reject = (id: string, by = second) =>
    by.staff.jurisdictions.reject({ params: { id }, body: { reason: 'Not now.' } });
  /** Requests a switch from the pack in force. Returns its ID. */
  const request = async (packId = laterBansPack.id, by = first, more: Partial<Form> = {}): Promise<string> => {
    const form = { id: randomUUID(), pack_id: packId, current: (await current()).id, reason: switchReason, ...more };
    await by.staff.jurisdictions.request({ body: form });
    return form.id;
  };
  const to = async (packId: string) => approve(await request(packId));
  /** Puts the pack of the specification in force, without a request. */
  const reset = async (): Promise<void> => {
    for (const { id } of await waiting()) await reject(id);
    if ((await current()).pack_id !== specificationPack.id) await to(specificationPack.id);
  };
  return { current, waiting, approve, reject, request, to, reset };
}
