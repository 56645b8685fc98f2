/** The most bytes of an avatar: 128 × 128 pixels take at most 64 KB as they are. */
const MOST_BYTES = 512 * 1024;
/** Milliseconds that a download may take. */
const PATIENCE = 8_000;

/** Brings the bytes at an address, of no other host and no more than fit. Throws where they do not come. */
export async function download(address: string): Promise<Uint8Array> {
  const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(PATIENCE) });
  const { body, status } = response;
  if (!response.ok || body === null) {
    await body?.cancel();
    throw new Error(`The picture did not come: ${status}`);
  }
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body) {
    length += part.length;
    if (length > MOST_BYTES) throw new Error(`The picture is larger than ${MOST_BYTES} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
