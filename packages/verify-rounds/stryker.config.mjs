import { mutationOf, verification } from '../../stryker.shared.mjs';

export default mutationOf({ ...verification, mutate: ['src/{check-export,parse-export,verify-file}.ts'] });
