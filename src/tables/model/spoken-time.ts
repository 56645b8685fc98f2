/** Hours as a clock is read aloud; in Russian also as the hour under way: `половина девятого`. */
const NAMES: readonly (readonly string[])[] = [
  ['one', 'ein', 'eins', 'une', 'час', 'первого'],
  ['two', 'zwei', 'deux', 'два', 'второго'],
  ['three', 'drei', 'trois', 'три', 'третьего'],
  ['four', 'vier', 'quatre', 'четыре', 'четвёртого', 'четвертого'],
  ['five', 'fünf', 'cinq', 'пять', 'пятого'],
  ['six', 'sechs', 'шесть', 'шестого'],
  ['seven', 'sieben', 'sept', 'семь', 'седьмого'],
  ['eight', 'acht', 'huit', 'восемь', 'восьмого'],
  ['nine', 'neun', 'neuf', 'девять', 'девятого'],
  ['ten', 'zehn', 'dix', 'десять', 'десятого'],
  ['eleven', 'elf', 'onze', 'одиннадцать', 'одиннадцатого'],
  ['twelve', 'zwölf', 'douze', 'двенадцать', 'двенадцатого'],
];

/** Ways to tell a time by an hour, and how many minutes after that hour it is. */
const WAYS: readonly (readonly [told: RegExp, minutes: number])[] = [
  [/(?<!\p{L})half (?:past )?(\p{L}+|\d{1,2})(?![\p{L}\d:])/iu, 30],
  [/(?<!\p{L})(?:a )?quarter past (\p{L}+|\d{1,2})(?![\p{L}\d:])/iu, 15],
  [/(?<!\p{L})(?:a )?quarter to (\p{L}+|\d{1,2})(?![\p{L}\d:])/iu, -15],
  [/(?<!\p{L})halb (\p{L}+|\d{1,2})(?![\p{L}\d:])/iu, -30],
  [/(?<!\p{L})viertel nach (\p{L}+|\d{1,2})(?![\p{L}\d:])/iu, 15],
  [/(?<!\p{L})(?:viertel vor|dreiviertel) (\p{L}+|\d{1,2})(?![\p{L}\d:])/iu, -15],
  [/(?<![\p{L}\d])(\p{L}+|\d{1,2}) ?h(?:eures?)? et demie?(?!\p{L})/iu, 30],
  [/(?<![\p{L}\d])(\p{L}+|\d{1,2}) ?h(?:eures?)? et quart(?!\p{L})/iu, 15],
  [/(?<![\p{L}\d])(\p{L}+|\d{1,2}) ?h(?:eures?)? moins (?:le )?quart(?!\p{L})/iu, -15],
  [/(?<!\p{L})пол(?:овин[еу] |-)?(\p{L}+|\d{1,2})(?![\p{L}\d:])/iu, -30],
  [/(?<!\p{L})четверть (\p{L}+|\d{1,2})(?![\p{L}\d:])/iu, -45],
  [/(?<!\p{L})без четверти (\p{L}+|\d{1,2})(?![\p{L}\d:])/iu, -15],
  [/(?<!\p{L})(\p{L}+) (?:o'clock|uhr|heures?|час(?:а|ов)?)(?![\p{L}\d])(?! \d)/iu, 0],
  [
    /(?<=(?:^| )(?:at|um|à|в) )(\p{L}+|\d{1,2})(?=$| (?:in|this|tomorrow|abends?|вечера|утра|дня)(?!\p{L}))/iu,
    0,
  ],
];

/** Times of a day after noon, whose hours are told from there. */
const AFTER_NOON =
  /(?:(?<!\p{L})(?:in the |this |du |de l'|cet )?(?:evening|night|afternoon|soir|après-midi|вечер(?:а|ом)|дня|днём|днем)|(?:am )?(?:nachmittag|abend)s?)(?!\p{L})/iu;
const BEFORE_NOON =
  /(?<!\p{L})(?:in the |this |du )?(?:morning|matin|утра|утром|früh|morgens|vormittags?)(?!\p{L})/iu;
/** Those that name the day as well. */
const TODAY: readonly (readonly [told: RegExp, today: string])[] = [
  [/(?<!\p{L})tonight/iu, 'today evening'],
  [/(?<!\p{L})this (?=evening|afternoon|morning)/iu, 'today '],
  [/(?<!\p{L})ce (?=soir|matin)/iu, "aujourd'hui "],
];

const CLOCK = /(?<![\d:.])(\d{1,2}):(\d{2})(?![\d:])/u;

/**
 * A time as people say it in a form with figures, if it is one of these: `tomorrow evening at half past eight`,
 * `morgen abend um halb neun`, `demain soir à huit heures et demie`, `завтра в половине девятого вечера`. An hour that
 * is named in words is one of the evening, unless it is said to be one of the morning: that is when people play.
 */
export function inFigures(spoken: string): string {
  let words = spoken;
  let isNamed = false;
  for (const [told, minutes] of WAYS)
    words = words.replace(told, (whole, name: string) => {
      const hour = hourOf(name);
      if (hour === undefined) return whole;
      isNamed ||= minutes !== 0 || Number.isNaN(Number(name));
      return clockAt(hour * 60 + minutes);
    });
  const clock = CLOCK.exec(words);
  if (clock === null) return words;
  const [shown, hour = '', minutes = ''] = clock;
  for (const [told, today] of TODAY) words = words.replace(told, today);
  const isLate = Number(hour) < NOON && (AFTER_NOON.test(words) || (isNamed && !BEFORE_NOON.test(words)));
  return words
    .replace(shown, isLate ? `${Number(hour) + NOON}:${minutes}` : shown)
    .replace(AFTER_NOON, '')
    .replace(BEFORE_NOON, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

const NOON = 12;
const HALF_DAY = NOON * 60;

function hourOf(name: string): number | undefined {
  const lower = name.toLowerCase();
  const at = NAMES.findIndex((names) => names.includes(lower));
  if (at >= 0) return at + 1;
  const hour = Number(name);
  return Number.isInteger(hour) && hour >= 1 && hour <= 24 ? hour : undefined;
}

/** What a clock shows so many minutes after midnight; from midnight to one it is the hour after noon that is meant. */
function clockAt(minutes: number): string {
  const meant = minutes < 60 ? minutes + HALF_DAY : minutes;
  return `${Math.floor(meant / 60)}:${String(meant % 60).padStart(2, '0')}`;
}
