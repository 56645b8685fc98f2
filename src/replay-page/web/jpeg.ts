/** Encodes a canvas of the page: as PNG, which takes the least time there. */
export const jpegEncoder = (canvas: HTMLCanvasElement) => (): Promise<Uint8Array> =>
  new Promise((done, failed) => {
    canvas.toBlob((blob) => {
      if (blob === null) failed(new Error('the browser made no picture'));
      else void blob.arrayBuffer().then((bytes) => done(new Uint8Array(bytes)));
    }, 'image/png');
  });

/** What encodes pictures here. */
export const ENCODER = 'browser';
