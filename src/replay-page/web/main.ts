import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { PlayableGame } from '../../games/playable.ts';
import type { TextContext } from '../../games/presenter.ts';
import type { GameRecord } from '../../records/game-record.ts';
import { endingAt, type FrameWithMatch, framesIn, toldAt } from '../../replays/frames.ts';
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

class ReplayView {
  readonly #frames: readonly FrameWithMatch[];
  readonly #log: readonly string[];
  readonly #context: TextContext;
  #at = 0;
  #painting = 0;
  #urls: string[] = [];

  constructor(frames: readonly FrameWithMatch[], log: readonly string[], context: TextContext) {
    this.#frames = frames;
    this.#log = log;
    this.#context = context;
    const slider = element('slider') as HTMLInputElement;
    slider.max = String(frames.length - 1);
    slider.addEventListener('input', () => void this.show(Number(slider.value)));
    const ways = {
      first: () => 0,
      back: () => this.#at - 1,
      on: () => this.#at + 1,
      last: () => frames.length - 1,
    };
    for (const [id, to] of Object.entries(ways))
      element(id).addEventListener('click', () => void this.show(to()));
    document.addEventListener('keydown', ({ key, target }) => {
      if (target === slider) return;
      if (key === 'ArrowRight') void this.show(this.#at + 1);
      if (key === 'ArrowLeft') void this.show(this.#at - 1);
    });
  }

  /** Shows a moment of the game; one that is not there is the nearest. */
  async show(wanted: number): Promise<void> {
    const last = this.#frames.length - 1;
    const at = Math.min(last, Math.max(0, wanted));
    const frame = this.#frames[at];
    if (frame === undefined) return;
    this.#at = at;
    const { match, turn } = frame;
    const { say, people } = this.#context;
    const name = people[turn?.seat ?? -1]?.name ?? '';
    element('turn').textContent =
      turn === undefined
        ? say('record-setup')
        : `${say('record-turn', { turn: turn.number, name })} · ${say('replay-round', { round: turn.round })}`;
    element('place').textContent = say('replay-place', { at, count: last });
    (element('slider') as HTMLInputElement).value = String(at);
    for (const [id, isOff] of [
      ['first', at === 0],
      ['back', at === 0],
      ['on', at === last],
      ['last', at === last],
    ] as const)
      (element(id) as HTMLButtonElement).disabled = isOff;
    const game = { frames: this.#frames, log: this.#log };
    const told = toldAt(game, frame, 'spectator', this.#context);
    element('told').replaceChildren(...told.flatMap(({ lines }) => lines).map(line));
    element('words').replaceChildren(
      ...match.description('spectator', this.#context).flatMap((part) => part.split('\n').map(line)),
    );
    await this.#paint(frame, endingAt(game, frame, this.#context));
  }

  async #paint({ match, turn }: FrameWithMatch, ending: ReturnType<typeof endingAt>): Promise<void> {
    this.#painting += 1;
    const painting = this.#painting;
    const pictures = ending.length > 0 ? ending : match.boards(this.#context, turn?.seat);
    const urls: string[] = [];
    const images: HTMLImageElement[] = [];
    for (const { alt, width, height, paint } of pictures) {
      const url = URL.createObjectURL(new Blob([Uint8Array.from(await paint())], { type: 'image/png' }));
      urls.push(url);
      images.push(Object.assign(new Image(width, height), { src: url, alt }));
    }
    if (painting !== this.#painting) return;
    await Promise.all(images.map((image) => image.decode()));
    element('boards').replaceChildren(...images);
    for (const url of this.#urls) URL.revokeObjectURL(url);
    this.#urls = urls;
    document.documentElement.dataset['shown'] = String(this.#at);
  }
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
  await new ReplayView(framesIn(stops), log, context).show(0);
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
