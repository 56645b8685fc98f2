/** Node's error codes for a host that cannot be reached. This file imports nothing: it is also read when a start has failed. */
export const NETWORK_ERRORS = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'ENETUNREACH',
  'EHOSTUNREACH',
] as const;
