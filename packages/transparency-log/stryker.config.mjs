import { mutationOf, verification } from '../../stryker.shared.mjs';

// What a verifier runs. The code that writes a log is tested with it.
export default mutationOf({
  ...verification,
  detected: 100,
  mutate: ['src/{bytes,checkpoint,cosignature,follow-log,hashes,signed-note,verify-proofs}.ts'],
});
