import { mutationOf, verification } from '../../stryker.shared.mjs';

export default mutationOf({
  ...verification,
  detected: 100,
  mutate: ['src/{check-log,check-entries,add-checkpoint,run-monitor,witness-server}.ts'],
});
