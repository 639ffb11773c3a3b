import { mutationOf, verification } from '../../stryker.shared.mjs';

// What a verifier runs. The code that writes a log is tested with it: a fault there gives another root.
export default mutationOf({
  ...verification,
  detected: 99,
  mutate: [
    'src/{build-manifest,bytes,checkpoint,cosignature,follow-log,hashes,signed-note,tile-reader,tiles,verify-proofs}.ts',
  ],
});
