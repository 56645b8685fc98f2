import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { PlayableGame } from '../../games/playable.ts';
import type { TextContext } from '../../games/presenter.ts';
import type { GameRecord } from '../../records/game-record.ts';
import { frameTo, REPLAY_WAYS, type ReplayWay } from '../../records/ways.ts';
import { endingAt, type FramedGame, framesIn, toldAt } from '../../replays/frames.ts';
import type { Say } from '../../texts/say.ts';

/** What the page brings along for this script; see `page.ts`. */
interface PageData {
  readonly record: GameRecord;
  readonly language: string;
  /** The texts of the language, and the English ones for what it lacks. */
  readonly texts: readonly (readonly [language: string, source: string])[];
  readonly names: readonly string[];
  readonly fonts: readonly { readonly family: string; readonly weight: string; readonly base64: string }[];
}

const data: PageData = Reflect.get(globalThis, 'replayData');

function sayer(texts: PageData['texts']): Say {
  const bundles = texts.map(([language, source]) => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(source));
    return bundle;
  });
  const say = (key: string, args: Record<string, string | number> = {}): string => {
    for (const bundle of bundles) {
      const pattern = bundle.getMessage(key)?.value;
      if (pattern) return bundle.formatPattern(pattern, args);
    }
    return `{${key}}`;
  };
  return say as Say;
}

async function loadFonts(): Promise<void> {
  for (const { family, weight, base64 } of data.fonts) {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    document.fonts.add(await new FontFace(family, bytes, { weight }).load());
  }
}

const element = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`the page has no ${id}`);
  return found;
};

/** Discord's Markdown as far as lines of a game use it. */
function line(text: string): HTMLLIElement {
  const item = document.createElement('li');
  for (const [at, part] of text.split(/(\*\*[^*]+\*\*|\*[^*]+\*)/u).entries()) {
    const isMarked = at % 2 === 1;
    const plain = part.replaceAll(/\*|[\u2066-\u2069]/gu, '').replaceAll(/\\([*_~`|>#-])/gu, '$1');
    const node = isMarked ? document.createElement(part.startsWith('**') ? 'strong' : 'em') : undefined;
    if (node === undefined) item.append(plain);
    else {
      node.textContent = plain;
      item.append(node);
    }
  }
  return item;
}

/** Shows a game from its set-up on, and goes through it by the buttons, the slider and the arrow keys. */
async function showGame(game: FramedGame, context: TextContext): Promise<void> {
  const { say, people } = context;
  const slider = element('slider') as HTMLInputElement;
  const last = game.frames.length - 1;
  slider.max = String(last);
  let shown = 0;
  let painting = 0;
  let urls: readonly string[] = [];

  const show = async (at: number): Promise<void> => {
    const frame = game.frames[at];
    if (frame === undefined) return;
    shown = at;
    const { match, turn } = frame;
    const name = people[turn?.seat ?? -1]?.name ?? '';
    element('turn').textContent =
      turn === undefined
        ? say('record-setup')
        : `${say('record-turn', { turn: turn.number, name })} · ${say('replay-round', { round: turn.round })}`;
    element('place').textContent = say('replay-place', { at, count: last });
    slider.value = String(at);
    for (const way of REPLAY_WAYS)
      (element(way) as HTMLButtonElement).disabled = at === frameTo(at, way, game.frames.length);
    const told = toldAt(game, frame, 'spectator', context);
    element('told').replaceChildren(...told.flatMap(({ lines }) => lines).map(line));
    element('words').replaceChildren(
      ...match.description('spectator', context).flatMap((part) => part.split('\n').map(line)),
    );
    const ending = endingAt(game, frame, context);
    await paint(ending.length > 0 ? ending : match.boards(context, turn?.seat));
  };
  const paint = async (pictures: ReturnType<typeof endingAt>): Promise<void> => {
    painting += 1;
    const [own, at] = [painting, shown];
    const images: HTMLImageElement[] = [];
    for (const picture of pictures) {
      const bytes = Uint8Array.from(await picture.paint());
      const src = URL.createObjectURL(new Blob([bytes], { type: 'image/png' }));
      images.push(Object.assign(new Image(picture.width, picture.height), { src, alt: picture.alt }));
    }
    if (own !== painting) return;
    await Promise.all(images.map((image) => image.decode()));
    element('boards').replaceChildren(...images);
    for (const url of urls) URL.revokeObjectURL(url);
    urls = images.map(({ src }) => src);
    document.documentElement.dataset['shown'] = String(at);
  };
  const go = (way: ReplayWay): void => void show(frameTo(shown, way, game.frames.length));

  slider.addEventListener('input', () => void show(Number(slider.value)));
  for (const way of REPLAY_WAYS) element(way).addEventListener('click', () => go(way));
  document.addEventListener('keydown', ({ key, target }) => {
    if (target === slider) return;
    if (key === 'ArrowRight') go('on');
    if (key === 'ArrowLeft') go('back');
  });
  await show(0);
}

async function start(): Promise<void> {
  await loadFonts();
  // Only now: what draws looks at its fonts when it is loaded.
  const { games }: { readonly games: readonly PlayableGame[] } = await import('../../games/index.ts');
  const { componentsFingerprint } = await import('../../records/record-match.ts');
  const game = games.find(({ name }) => name === data.record.game);
  if (game === undefined) throw new Error(`the page has no rules of ${data.record.game}`);
  const { components, ...record } = data.record;
  const list = components?.list;
  // The page has its own way to tell lists apart, and no list but that of the record.
  const own =
    list === undefined ? record : { ...record, components: { fingerprint: componentsFingerprint(list) } };
  const { stops, log } = game.follow(own);
  const context = { say: sayer(data.texts), people: data.names.map((name) => ({ name })) };
  await showGame({ frames: framesIn(stops), log }, context);
}

/** Says that the page cannot be shown, and why if the record is to blame; nothing on it leads anywhere then. */
async function fail(error: unknown): Promise<void> {
  const { BrokenRecord } = await import('../../records/broken-record.ts');
  const { problemSentence } = await import('../../records/problem-sentence.ts');
  const say = sayer(data.texts);
  const why = error instanceof BrokenRecord ? [problemSentence(error, say)] : [];
  element('turn').textContent = [say('replay-page-failed'), ...why].join(' ');
  for (const part of document.querySelectorAll('nav, details')) part.remove();
  document.documentElement.dataset['failed'] = String(error);
}

start().catch(fail);
