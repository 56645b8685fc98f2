/** The most bytes of an avatar: 128 × 128 pixels take at most 64 KB as they are. */
const MOST_BYTES = 512 * 1024;
const PATIENCE = 8_000;

/** Downloads the bytes at an address, no more than fit. Throws if they are not all there after `patience` ms. */
export async function download(address: string, patience: number = PATIENCE): Promise<Uint8Array> {
  const ending = new AbortController();
  // The request's own signal ends a body only as long as nothing has collected it.
  const late = new Promise<never>((_, failed) => {
    ending.signal.addEventListener('abort', () => failed(new Error('The picture took too long')));
  });
  late.catch(() => {});
  const timer = setTimeout(() => ending.abort(), patience);
  try {
    return await Promise.race([late, brought(address, ending.signal)]);
  } finally {
    clearTimeout(timer);
  }
}

async function brought(address: string, signal: AbortSignal): Promise<Uint8Array> {
  const response = await fetch(address, { redirect: 'error', signal });
  const { body, status } = response;
  if (!response.ok || body === null) {
    await body?.cancel();
    throw new Error(`The picture did not come: ${status}`);
  }
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body) {
    signal.throwIfAborted();
    length += part.length;
    if (length > MOST_BYTES) throw new Error(`The picture is larger than ${MOST_BYTES} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
