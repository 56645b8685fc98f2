const HUES = [205, 262, 338, 22, 48, 150, 182, 300];

/** The hue that stands for somebody wherever they are shown, in degrees. */
export function hueOf(id: string): number {
  let sum = 0;
  for (const digit of id) sum = (sum * 31 + digit.charCodeAt(0)) % 9973;
  return HUES[sum % HUES.length] ?? 205;
}
