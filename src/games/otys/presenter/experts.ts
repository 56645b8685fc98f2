import type { Colour, DiverName } from '../vocabulary.ts';

/** The expert who finds each kind of resource. */
export const EXPERT_OF = {
  metal: 'metal-expert',
  plant: 'plant-expert',
  fuel: 'fuel-expert',
  tech: 'tech-expert',
} as const satisfies Record<Colour, DiverName>;
