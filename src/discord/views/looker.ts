/** Somebody who looks at a match: by seat, or anybody else. */
export type Looker = number | 'spectator';
