/** Node's error codes for an unreachable host. This file imports nothing: it is also read if a start has failed. */
export const NETWORK_ERRORS = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'ENETUNREACH',
  'EHOSTUNREACH',
] as const;
