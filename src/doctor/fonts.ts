import { type Finding, unwell, well } from './finding.ts';

/** A few letters of each script that people's names are written in. */
const SCRIPTS = {
  Latin: 'Ağň',
  Cyrillic: 'Жщ',
  Greek: 'Ωλ',
  Vietnamese: 'ạế',
  Devanagari: 'नम',
  Chinese: '中文',
  Japanese: 'こん',
  Korean: '한글',
  Arabic: 'عر',
  Hebrew: 'אב',
  Thai: 'กข',
  Armenian: 'Հա',
  Georgian: 'აბ',
} as const;

const CURE = 'Install the packages again: npm ci.';

/** Whether every letter can be drawn that the bot's fonts are for. To be called only where the canvas works. */
export async function checkFonts(): Promise<Finding> {
  try {
    const { drawableText } = await import('../canvas/fonts.ts');
    const lacking = Object.entries(SCRIPTS).filter(([, letters]) => drawableText(letters) !== letters);
    return lacking.length === 0
      ? well(`The fonts have letters for all ${Object.keys(SCRIPTS).length} scripts.`)
      : unwell(`The fonts are missing letters: ${lacking.map(([script]) => script).join(', ')}.`, CURE);
  } catch (error) {
    const [line = ''] = String(error instanceof Error ? error.message : error).split('\n');
    const [first = ''] = line.trimEnd().split('. ');
    return unwell(`The fonts do not work: ${first.replace(/\.$/, '')}.`, CURE);
  }
}
