import { mutationOf, verification } from '../../stryker.shared.mjs';

export default mutationOf({
  ...verification,
  detected: 97,
  mutate: [
    'src/{add-checkpoint,check-build,check-entries,check-keys,check-log,own-build,parse-entry}.ts',
    'src/{read-site,run-monitor,site-pages,witness-server}.ts',
  ],
});
