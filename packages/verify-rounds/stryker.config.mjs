import { mutationOf, verification } from '../../stryker.shared.mjs';

export default mutationOf({
  ...verification,
  detected: 100,
  mutate: ['src/{check-export,parse-export,verify-file}.ts'],
});
