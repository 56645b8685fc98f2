/** Bytes that can be compared, as rules and boards use Node's `Buffer`. */
class PageBuffer extends Uint8Array {
  equals(other: Uint8Array): boolean {
    return this.length === other.length && this.every((byte, at) => byte === other[at]);
  }
}

export { PageBuffer as Buffer };
