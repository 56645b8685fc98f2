import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Node 20 knows the method as well, but shows it only in realms that are made after its flag was set. */
const inNewRealm = (): unknown => {
  setFlagsFromString('--harmony-rab-gsab-transfer');
  return runInNewContext('ArrayBuffer.prototype.transfer');
};

/** `ArrayBuffer.prototype.transfer` (ECMAScript 2024): what is transferred to a length of 0 is free. */
const transfer: unknown = Reflect.get(ArrayBuffer.prototype, 'transfer') ?? inNewRealm();

/**
 * Frees large bytes at once; they are empty from then on. A picture's pixels are 3 MB: left to the garbage collector,
 * twenty pictures a second made it scan the whole heap four times a second. Undefined if Node cannot do so.
 */
export const forget: ((bytes: Pick<Uint8Array, 'buffer' | 'byteLength'>) => void) | undefined =
  typeof transfer === 'function'
    ? ({ buffer, byteLength }) => {
        // What shares its memory with others is left to the collector.
        if (buffer.byteLength === byteLength) Reflect.apply(transfer, buffer, [0]);
      }
    : undefined;
