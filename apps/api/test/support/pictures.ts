import sharp from 'sharp';

/** Where a photo was taken, in the words a camera writes. */
export const takenAt = 'Goldwren test camera';

export interface PictureOptions {
  readonly width?: number;
  readonly height?: number;
  readonly format?: 'jpeg' | 'png' | 'webp';
}

/** A photo as a camera writes it: noise that does not compress away, with a place and a maker in its EXIF. */
export function photo({ width = 640, height = 480, format = 'jpeg' }: PictureOptions = {}): Promise<Buffer> {
  return sharp({
    create: { width, height, channels: 3, background: 'white', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  })
    .withExif({
      IFD0: { Make: takenAt, ImageDescription: 'home of Robin Wren' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 42/1 51/1', GPSLongitudeRef: 'W', GPSLongitude: '74/1 0/1 23/1' },
    })
    .toFormat(format)
    .toBuffer();
}
