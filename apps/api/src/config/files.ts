import { isAbsolute } from 'node:path';
import { z } from 'zod';
import { groupFaults, type SettingFault, setting } from './setting.ts';

const bucket = ['FILES_S3_ENDPOINT', 'FILES_S3_ACCESS_KEY', 'FILES_S3_SECRET_KEY'] as const;

const namedKey = /^[a-z0-9-]{1,32}:[0-9a-f]{64}$/;

/** The variables of stored files, and what leaving them empty means. */
export const fileVariables = {
  /**
   * AES-256 keys that encrypt the keys of stored files and other stored document data, as `name:64 hexadecimal digits`.
   * Separate several keys with commas. The first one encrypts; all can decrypt, to allow rotation. Without a key, what it
   * encrypted cannot be read.
   */
  FILE_ENCRYPTION_KEYS: z
    .string()
    .refine(
      (list) => list.split(',').every((entry) => namedKey.test(entry)),
      'must be name:key, the key of 64 hexadecimal digits, separated by commas',
    )
    .refine((list) => {
      const names = list.split(',').map((entry) => entry.split(':')[0]);
      return new Set(names).size === names.length;
    }, 'must give each key a name of its own'),
  /** Folder for stored files, shared by the API and the worker. Empty: files are in the bucket of FILES_S3_…. */
  FILES_DIR: setting(z.string().refine(isAbsolute, 'must be an absolute path').optional()),
  /** URL of the S3-compatible bucket, `https://s3.example.com/bucket`. With the two keys below it overrides FILES_DIR. */
  FILES_S3_ENDPOINT: setting(z.url({ protocol: /^https?$/ }).optional()),
  FILES_S3_ACCESS_KEY: setting(z.string().optional()),
  FILES_S3_SECRET_KEY: setting(z.string().optional()),
  /** Empty: auto. */
  FILES_S3_REGION: setting(z.string().default('auto')),
};

/** One of FILE_ENCRYPTION_KEYS. */
export interface NamedKey {
  readonly id: string;
  readonly key: Buffer;
}

export interface S3Place {
  readonly endpoint: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
}

export interface FileSettings {
  /** The first key encrypts; all can decrypt. */
  readonly keys: readonly [NamedKey, ...NamedKey[]];
  readonly place: { readonly folder: string } | { readonly s3: S3Place };
}

/** Checks that a storage location is configured, and completely. */
export function fileFaults(env: NodeJS.ProcessEnv): SettingFault[] {
  if (bucket.some((name) => env[name])) return groupFaults(env, bucket);
  if (env.FILES_DIR) return [];
  return [{ variable: 'FILES_DIR', problem: 'is not set, and no FILES_S3_ENDPOINT either' }];
}

export function fileSettings(read: {
  readonly FILE_ENCRYPTION_KEYS: string;
  readonly FILES_DIR?: string | undefined;
  readonly FILES_S3_ENDPOINT?: string | undefined;
  readonly FILES_S3_ACCESS_KEY?: string | undefined;
  readonly FILES_S3_SECRET_KEY?: string | undefined;
  readonly FILES_S3_REGION: string;
}): FileSettings {
  const keys = read.FILE_ENCRYPTION_KEYS.split(',').map((entry) => {
    const [id = '', key = ''] = entry.split(':');
    return { id, key: Buffer.from(key, 'hex') };
  });
  return { keys: keys as [NamedKey, ...NamedKey[]], place: placeOf(read) };
}

function placeOf(read: Parameters<typeof fileSettings>[0]): FileSettings['place'] {
  if (read.FILES_S3_ENDPOINT === undefined) return { folder: read.FILES_DIR ?? '' };
  return {
    s3: {
      endpoint: read.FILES_S3_ENDPOINT,
      accessKeyId: read.FILES_S3_ACCESS_KEY ?? '',
      secretAccessKey: read.FILES_S3_SECRET_KEY ?? '',
      region: read.FILES_S3_REGION,
    },
  };
}
