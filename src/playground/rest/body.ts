import { parseJson } from '../json.ts';
import type { PartFile } from './endpoint.ts';
import { refuse, refuseForm } from './refusal.ts';

/** Largest request (Discord docs, reference.mdx "Uploading Files"). */
const MAX_REQUEST = 25 * 1024 * 1024;
/** Largest file without any boost; interactions carry it as `attachment_size_limit`. */
export const MAX_FILE = 10 * 1024 * 1024;

/** A body, taken apart. */
export interface Body {
  readonly json: unknown;
  readonly files: readonly PartFile[];
}

/** The body of a request that has none. */
export const NO_BODY: Body = { json: undefined, files: [] };

function parse(text: string): unknown {
  const parsed = parseJson(text);
  if (parsed === undefined) throw refuse('invalidJson');
  return parsed;
}

async function readMultipart(request: Request): Promise<Body> {
  const parts = await request.formData().catch(() => {
    throw refuseForm([{ path: [], message: 'The multipart body cannot be read.' }]);
  });
  const files: PartFile[] = [];
  const loose: Record<string, unknown> = {};
  let json: unknown;
  for (const [field, part] of parts) {
    if (field === 'payload_json') json = parse(typeof part === 'string' ? part : await part.text());
    else if (typeof part === 'string') loose[field] = part;
    else {
      const index = /^files\[(\d+)\]$/.exec(field)?.[1];
      if (index === undefined) throw refuseForm([{ path: [field], message: 'There is no such field.' }]);
      const bytes = new Uint8Array(await part.arrayBuffer());
      if (bytes.length > MAX_FILE) throw refuse('fileTooLarge');
      const contentType = part.type === '' ? 'application/octet-stream' : part.type;
      files.push({ index: Number(index), field, name: part.name, contentType, bytes });
    }
  }
  if (files.reduce((sum, { bytes }) => sum + bytes.length, 0) > MAX_REQUEST) throw refuse('entityTooLarge');
  return { json: json ?? loose, files };
}

/** Reads the body of a request. @throws RestRefusal when it is too large, of an unknown kind or not what it says. */
export async function readBody(request: Request): Promise<Body> {
  if (request.method === 'GET' || request.method === 'DELETE' || request.body === null) return NO_BODY;
  const length = Number(request.headers.get('content-length') ?? '0');
  if (length > MAX_REQUEST) throw refuse('entityTooLarge');
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('multipart/form-data')) return readMultipart(request);
  const text = await request.text();
  if (text === '') return NO_BODY;
  if (text.length > MAX_REQUEST) throw refuse('entityTooLarge');
  if (!type.startsWith('application/json'))
    throw refuseForm([{ path: [], message: 'The content type is neither JSON nor multipart.' }]);
  return { json: parse(text), files: [] };
}
