import fastifyMultipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../../platform/problem.ts';

const limits = { fieldNameSize: 64, fieldSize: 1_024, fields: 16, files: 2, parts: 18, headerPairs: 16 } as const;
/** Upper limit for the boundaries, headers and other fields that surround the file of a form. */
const formOverheadBytes = 32 * 1024;
const bytesPerMegabyte = 1024 * 1024;

/** Makes a scope accept forms with one or two files, and no other type of body. Nothing is written to disk. */
export async function installMultipart(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers();
  await scope.register(fastifyMultipart, { limits });
}

/**
 * Reads a form with files into memory: text fields as strings, files as their bytes.
 * @throws Problem `payload_too_large`, before reading when `Content-Length` already exceeds the limit;
 *   `unsupported_media_type` when the body is not a multipart form; `malformed_request` when the form is cut off or broken,
 *   repeats a field or has too many fields.
 */
export async function readMultipart(
  request: FastifyRequest,
  maxBytes: number,
): Promise<Record<string, string | Uint8Array>> {
  if (!request.isMultipart()) throw new Problem('unsupported_media_type');
  if (Number(request.headers['content-length'] ?? 0) > maxBytes + formOverheadBytes) throw tooLarge(maxBytes);
  // No prototype, because a field can have any name.
  const fields: Record<string, string | Uint8Array> = Object.create(null);
  try {
    for await (const part of request.parts({ limits: { ...limits, fileSize: maxBytes } })) {
      if (Object.hasOwn(fields, part.fieldname)) throw malformed('a field twice');
      const value = part.type === 'file' ? await part.toBuffer() : String(part.value);
      if (part.type === 'field' && (part.valueTruncated || part.fieldnameTruncated)) throw malformed('a long field');
      fields[part.fieldname] = value;
    }
  } catch (error) {
    throw asRefusal(error, maxBytes);
  }
  return fields;
}

function asRefusal(error: unknown, maxBytes: number): Problem {
  if (error instanceof Problem) return error;
  const { code, message } = error as Error & { code?: string };
  return code === 'FST_REQ_FILE_TOO_LARGE' ? tooLarge(maxBytes) : malformed(message, error);
}

function tooLarge(maxBytes: number): Problem {
  return new Problem('payload_too_large', { params: { reason: 'file', megabytes: maxBytes / bytesPerMegabyte } });
}

function malformed(internal: string, cause?: unknown): Problem {
  return new Problem('malformed_request', { params: { reason: 'form' }, internal, cause });
}
