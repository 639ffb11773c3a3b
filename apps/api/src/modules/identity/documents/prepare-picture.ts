import type { FormCode } from '@goldwren/contracts/form-codes';
import { documentUpload } from '@goldwren/rules';
import PQueue from 'p-queue';
import { Problem } from '../../../platform/problem.ts';

/** A picture as it is stored: an upright JPEG that contains only pixels. */
export interface Picture {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Decoding is the most expensive operation of the API. */
const queue = new PQueue({ concurrency: 2 });
/** A file that takes longer to decode is probably an attack. */
const decodeSeconds = 10;
const jpegQuality = 85;
const million = 1_000_000;

/** The type is detected by the first bytes, because the file name and the browser's content type prove nothing. */
const signatures: Readonly<Record<string, (head: Buffer) => boolean>> = {
  jpeg: (head) => head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  png: (head) => head.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')),
  webp: (head) => head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP',
};

/** Loaded with the first picture, so that processes without pictures save 20 MB. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

/**
 * Decodes an upload and encodes it again. This removes everything else in the file, such as locations, scripts or a
 * second file behind the picture.
 * @throws Problem `validation_failed` at `file`: empty, not a JPEG, PNG or WebP by content, too many or too few pixels,
 *   or cannot be decoded.
 */
export async function preparePicture(file: Uint8Array): Promise<Picture> {
  const upload = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (upload.length === 0) throw refused('image_empty');
  const type = documentUpload.types.find((name) => signatures[name]?.(upload));
  if (type === undefined) throw refused('image_type');
  return queue.add(() => encodeAgain(upload, type));
}

async function encodeAgain(upload: Buffer, type: string): Promise<Picture> {
  const sharp = await loadSharp();
  const { maxMegapixels, minEdgePixels, maxEdgePixels } = documentUpload;
  // Reads only the header, so that pictures of the wrong size are rejected before they are decoded.
  const head = await sharp(upload, { limitInputPixels: false, failOn: 'error' })
    .metadata()
    .catch((cause: unknown) => {
      throw refused('image_broken', cause);
    });
  if (head.format !== type) throw refused('image_type');
  if (head.width * head.height > maxMegapixels * million) {
    throw refused('image_too_detailed', undefined, { max: maxMegapixels });
  }
  if (Math.min(head.width, head.height) < minEdgePixels) {
    throw refused('image_too_small', undefined, { min: minEdgePixels });
  }
  const { data, info } = await sharp(upload, {
    limitInputPixels: maxMegapixels * million,
    failOn: 'error',
    sequentialRead: true,
    pages: 1,
  })
    .timeout({ seconds: decodeSeconds })
    .autoOrient()
    .resize({ width: maxEdgePixels, height: maxEdgePixels, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .jpeg({ quality: jpegQuality })
    .toBuffer({ resolveWithObject: true })
    .catch((cause: unknown) => {
      throw refused('image_broken', cause);
    });
  return { bytes: data, width: info.width, height: info.height };
}

function refused(code: FormCode, cause?: unknown, params?: { max: number } | { min: number }): Problem {
  const problem = { code, ...(params ? { params } : {}) } as never;
  return new Problem('validation_failed', { fields: { file: [problem] }, cause });
}
