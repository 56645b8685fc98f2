/** What of Node the rules and boards use, as far as a page needs it. Files are those that the page brings along. */

/** The files that the page brings along, by the end of their names. */
const files: Readonly<Record<string, string>> = Reflect.get(globalThis, 'replayFiles') ?? {};

const fileNamed = (name: string | URL): string => {
  const path = decodeURIComponent(String(name));
  const found = Object.entries(files).find(([end]) => path.endsWith(end));
  if (found === undefined) throw new Error(`the page has no file ${path}`);
  return found[1];
};

/** The text of a file, or its bytes. */
export const readFileSync = (name: string | URL, encoding?: string): string | Uint8Array =>
  encoding === undefined ? new TextEncoder().encode(fileNamed(name)) : fileNamed(name);

/** How large a file is. */
export const statSync = (name: string | URL): { readonly size: number } => ({ size: fileNamed(name).length });

/** No folder of the page is ever listed. */
export const readdirSync = (): readonly string[] => [];

/** Packages are not looked up in a page. */
export const createRequire = () => Object.assign(() => ({}), { resolve: (name: string) => name });

export const join = (...parts: readonly string[]): string => parts.join('/');
export const dirname = (path: string): string => path;
export const basename = (path: string): string => path;

/** Tells texts from one another within a page; no more is asked of it there. */
class PageHash {
  #text = '';
  update(text: string): this {
    this.#text += text;
    return this;
  }
  digest(): string {
    let [one, two] = [0x811c9dc5, 0x9747b28c];
    for (let at = 0; at < this.#text.length; at += 1) {
      const letter = this.#text.charCodeAt(at);
      one = Math.imul(one ^ letter, 0x01000193);
      two = Math.imul(two ^ letter, 0x5bd1e995) ^ (two >>> 13);
    }
    return [one, two].map((part) => (part >>> 0).toString(16).padStart(8, '0')).join('');
  }
}

export const createHash = () => new PageHash();

const never = (): never => {
  throw new Error('a page draws nothing by a seed, and packs nothing');
};
export const createHmac = never;
export const deflateRawSync = never;
export const inflateRawSync = never;
/** A page has nobody else to wait for. */
export const setImmediate = async (): Promise<void> => {};
export const setFlagsFromString = (): void => {};
export const runInNewContext = (): undefined => undefined;
