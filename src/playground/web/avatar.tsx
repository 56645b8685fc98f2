import type { VNode } from 'preact';
import { hueOf } from '../hue.ts';

/** A round picture of someone: their initial on a colour of their own. Bots have a squarer one, with an anchor. */
export function AvatarImage({
  id,
  name,
  bot = false,
  size = 40,
}: {
  readonly id: string;
  readonly name: string;
  readonly bot?: boolean;
  readonly size?: number;
}): VNode {
  const hue = bot ? 188 : hueOf(id);
  return (
    <span
      class={`avatar${bot ? ' avatar-bot' : ''}`}
      aria-hidden="true"
      style={{
        width: `${size}px`,
        height: `${size}px`,
        fontSize: `${Math.round(size * 0.45)}px`,
        background: `linear-gradient(150deg, hsl(${hue} 62% 50%), hsl(${hue} 66% 36%))`,
      }}
    >
      {bot ? (
        <svg class="anchor" width={size * 0.62} height={size * 0.62} viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="12" cy="5" r="2.2" />
          <path d="M12 7.500V21M7.500 11h9M4 14c.4 4 3.600 7 8 7s7.600-3 8-7" />
        </svg>
      ) : (
        ([...name][0] ?? '?').toUpperCase()
      )}
    </span>
  );
}
