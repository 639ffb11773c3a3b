import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createDeflate } from 'node:zlib';
import sharp from 'sharp';

/** The camera name in the EXIF data of test photos. */
export const cameraName = 'Goldwren test camera';

export interface PictureOptions {
  readonly width?: number;
  readonly height?: number;
  readonly format?: 'jpeg' | 'png' | 'webp';
}

/** Creates a photo like a camera: noise that does not compress, and EXIF data with a location and a camera name. */
export function photo({ width = 640, height = 480, format = 'jpeg' }: PictureOptions = {}): Promise<Buffer> {
  return sharp({
    create: { width, height, channels: 3, background: 'white', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  })
    .withExif({
      IFD0: { Make: cameraName, ImageDescription: 'home of Robin Wren' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 42/1 51/1', GPSLongitudeRef: 'W', GPSLongitude: '74/1 0/1 23/1' },
    })
    .toFormat(format)
    .toBuffer();
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** Creates a valid black square PNG whose file is a thousandth of its decoded size. */
export async function createImageBomb(edge: number): Promise<Buffer> {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(edge, 0);
  head.writeUInt32BE(edge, 4);
  head[8] = 1;
  const row = Buffer.alloc(1 + Math.ceil(edge / 8));
  const deflate = createDeflate({ level: 1 });
  const packed: Buffer[] = [];
  deflate.on('data', (part: Buffer) => packed.push(part));
  await pipeline(
    Readable.from(
      (function* rows() {
        for (let y = 0; y < edge; y += 1) yield row;
      })(),
    ),
    deflate,
  );
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', Buffer.concat(packed)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
