/** Encodes the upper part of a canvas of the page: as PNG, which takes the least time there. */
export const jpegEncoder =
  (canvas: HTMLCanvasElement) =>
  (height: number): Promise<Uint8Array> =>
    new Promise((done, failed) => {
      const part = document.createElement('canvas');
      part.width = canvas.width;
      part.height = height;
      part.getContext('2d')?.drawImage(canvas, 0, 0);
      part.toBlob((blob) => {
        if (blob === null) failed(new Error('the browser made no picture'));
        else void blob.arrayBuffer().then((bytes) => done(new Uint8Array(bytes)));
      }, 'image/png');
    });

/** What encodes pictures here. */
export const ENCODER = 'browser';
