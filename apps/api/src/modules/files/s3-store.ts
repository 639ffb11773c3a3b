import { S3mini } from 's3mini';
import type { S3Place } from '../../config/files.ts';
import type { FileStore } from './file-store.ts';

const timeOutMs = 10_000;

/** A bucket of an S3-compatible store, accessed with signed requests (AWS Signature Version 4). */
export function createS3Store(place: S3Place): FileStore {
  const bucket = new S3mini({ ...place, requestAbortTimeout: timeOutMs });
  return {
    async put(key, bytes) {
      await bucket.putObject(key, Buffer.from(bytes));
    },
    async get(key) {
      const found = await bucket.getObjectArrayBuffer(key);
      return found === null ? null : Buffer.from(found);
    },
    async delete(key) {
      await bucket.deleteObject(key);
    },
  };
}
