import { numbers, SvgPath } from './svg-path.ts';

/** A gradient that stops are added to, as canvas has it. */
class SvgGradient {
  readonly #stops: string[] = [];
  readonly #around: (stops: string) => string;
  readonly #inner: number;

  /** `inner` is the share of the radius at which a radial gradient begins. */
  constructor(around: (stops: string) => string, inner = 0) {
    this.#around = around;
    this.#inner = inner;
  }

  addColorStop(at: number, paint: string): void {
    this.#stops.push(
      `<stop offset="${numbers(this.#inner + at * (1 - this.#inner))}" stop-color="${paint}"/>`,
    );
  }

  get svg(): string {
    return this.#around(this.#stops.join(''));
  }
}

/** What a pen remembers between `save` and `restore`. */
interface State {
  matrix: readonly [number, number, number, number, number, number];
  fillStyle: string | SvgGradient;
  strokeStyle: string | SvgGradient;
  lineWidth: number;
  lineCap: string;
  lineJoin: string;
  dash: readonly number[];
  globalAlpha: number;
  shadowColor: string;
  shadowBlur: number;
  shadowOffsetY: number;
  font: string;
  textAlign: string;
  clip: string;
}

const FRESH: State = {
  matrix: [1, 0, 0, 1, 0, 0],
  fillStyle: '#000000',
  strokeStyle: '#000000',
  lineWidth: 1,
  lineCap: 'butt',
  lineJoin: 'miter',
  dash: [],
  globalAlpha: 1,
  shadowColor: '',
  shadowBlur: 0,
  shadowOffsetY: 0,
  font: '',
  textAlign: 'left',
  clip: '',
};

const ANCHORS: Readonly<Record<string, string>> = { center: 'middle', right: 'end' };
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Definitions that one SVG shares: gradients, shadows, clips and sprites; each once. */
export class SvgDefinitions {
  readonly #ids = new Map<string, string>();

  /** The id of a definition; `write` writes it with that id. */
  idOf(write: (id: string) => string): string {
    const key = write('');
    const known = this.#ids.get(key);
    if (known !== undefined) return known;
    const id = `d${this.#ids.size}`;
    this.#ids.set(key, id);
    return id;
  }

  svgOf(payload: (key: string, id: string) => string): string {
    return [...this.#ids].map(([key, id]) => payload(key, id)).join('');
  }
}

/**
 * Takes the calls of a canvas pen and writes them down as SVG: each path a path, each text a text, each sprite a group that is used again,
 * each shadow a filter. What boards do not do it does not know, and throws.
 */
export class SvgPen {
  readonly canvas: object;
  readonly #definitions: SvgDefinitions;
  readonly #spriteOf: (canvas: object) => SvgPen | undefined;
  readonly #path = new SvgPath();
  readonly #saved: State[] = [];
  #elements: string[] = [];
  #state: State = { ...FRESH };
  textBaseline = 'alphabetic';
  imageSmoothingEnabled = true;
  imageSmoothingQuality = 'high';

  constructor(canvas: object, definitions: SvgDefinitions, spriteOf: (canvas: object) => SvgPen | undefined) {
    this.canvas = canvas;
    this.#definitions = definitions;
    this.#spriteOf = spriteOf;
  }

  get svg(): string {
    return this.#elements.join('');
  }

  reset(): void {
    this.#elements = [];
    this.#saved.length = 0;
    this.#state = { ...FRESH };
  }

  save(): void {
    this.#saved.push({ ...this.#state });
  }

  restore(): void {
    this.#state = this.#saved.pop() ?? this.#state;
  }

  translate(x: number, y: number): void {
    this.#multiply([1, 0, 0, 1, x, y]);
  }

  scale(x: number, y: number): void {
    this.#multiply([x, 0, 0, y, 0, 0]);
  }

  rotate(angle: number): void {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    this.#multiply([cos, sin, -sin, cos, 0, 0]);
  }

  beginPath(): void {
    this.#path.begin();
  }

  moveTo(x: number, y: number): void {
    this.#path.moveTo(x, y);
  }

  lineTo(x: number, y: number): void {
    this.#path.lineTo(x, y);
  }

  closePath(): void {
    this.#path.close();
  }

  bezierCurveTo(...points: readonly number[]): void {
    this.#path.curveTo(...points);
  }

  quadraticCurveTo(...points: readonly number[]): void {
    this.#path.curveTo(...points);
  }

  arc(x: number, y: number, radius: number, from: number, to: number, backwards = false): void {
    this.#path.ellipse(x, y, radius, radius, 0, from, to, backwards);
  }

  arcTo(...corner: Parameters<SvgPath['cornerTo']>): void {
    this.#path.cornerTo(...corner);
  }

  ellipse(...form: Parameters<SvgPath['ellipse']>): void {
    this.#path.ellipse(...form);
  }

  rect(x: number, y: number, width: number, height: number): void {
    this.#path.box(x, y, width, height, 0);
  }

  roundRect(x: number, y: number, width: number, height: number, radius: number): void {
    this.#path.box(x, y, width, height, radius);
  }

  fill(path?: { toSVGString(): string }): void {
    const { fillStyle } = this.#state;
    this.#add('path', `d="${path?.toSVGString() ?? this.#path.d}" fill="${this.#paint(fillStyle)}"`);
  }

  stroke(path?: { toSVGString(): string }): void {
    this.#add('path', `d="${path?.toSVGString() ?? this.#path.d}" ${this.#line()}`);
  }

  fillRect(x: number, y: number, width: number, height: number): void {
    const place = `x="${x}" y="${y}" width="${width}" height="${height}"`;
    this.#add('rect', `${place} fill="${this.#paint(this.#state.fillStyle)}"`);
  }

  fillText(text: string, x: number, y: number): void {
    this.#text(text, x, y, `fill="${this.#paint(this.#state.fillStyle)}"`);
  }

  strokeText(text: string, x: number, y: number): void {
    this.#text(text, x, y, this.#line());
  }

  drawImage(image: object, ...place: readonly number[]): void {
    const sprite = this.#spriteOf(image);
    if (sprite === undefined) throw new Error('Only sprites can be drawn in an SVG');
    const whole = this.#definitions.idOf((own) => `<g id="${own}">${sprite.svg}</g>`);
    if (place.length === 2) {
      const [x = 0, y = 0] = place;
      this.#add('use', `href="#${whole}" x="${x}" y="${y}"`);
      return;
    }
    const [left = 0, top = 0, width = 0, height = 0, x = 0, y = 0, wide, high] = place;
    if (wide !== width || high !== height)
      throw new Error('Only sprites of their own size can be drawn in an SVG');
    const box = `x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}"`;
    this.#add('svg', box, `<use href="#${whole}"/>`);
  }

  /** Nothing is painted, so there is nothing to be seen. */
  getImageData(): undefined {
    return undefined;
  }

  clip(): void {
    const shape = `<path d="${this.#path.d}" ${this.#transform()}/>`;
    const id = this.#definitions.idOf((own) => `<clipPath id="${own}">${shape}</clipPath>`);
    this.#state.clip = id;
  }

  createLinearGradient(x1: number, y1: number, x2: number, y2: number): SvgGradient {
    const line = `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" gradientUnits="userSpaceOnUse"`;
    return this.#gradient((id, stops) => `<linearGradient id="${id}" ${line}>${stops}</linearGradient>`, 0);
  }

  createRadialGradient(x1: number, y1: number, r1: number, x2: number, y2: number, r2: number): SvgGradient {
    const circles = `fx="${x1}" fy="${y1}" cx="${x2}" cy="${y2}" r="${r2}" gradientUnits="userSpaceOnUse"`;
    return this.#gradient(
      (id, stops) => `<radialGradient id="${id}" ${circles}>${stops}</radialGradient>`,
      r1 / r2,
    );
  }

  setLineDash(dash: readonly number[]): void {
    this.#state.dash = dash;
  }

  set globalCompositeOperation(operation: string) {
    if (operation !== 'source-over') throw new Error(`SVG has no "${operation}"`);
  }

  #gradient(write: (id: string, stops: string) => string, inner: number): SvgGradient {
    return new SvgGradient((stops) => this.#definitions.idOf((id) => write(id, stops)), inner);
  }

  #paint(style: string | SvgGradient): string {
    return typeof style === 'string' ? style : `url(#${style.svg})`;
  }

  #line(): string {
    const { strokeStyle, lineWidth, lineCap, lineJoin, dash } = this.#state;
    const dashes = dash.length === 0 ? '' : ` stroke-dasharray="${dash.join(' ')}"`;
    const ends = `stroke-linecap="${lineCap}" stroke-linejoin="${lineJoin}"${dashes}`;
    return `fill="none" stroke="${this.#paint(strokeStyle)}" stroke-width="${lineWidth}" ${ends}`;
  }

  #text(text: string, x: number, y: number, paint: string): void {
    const [, weight = '400', size = '10'] = /^(\d+) ([\d.]+)px/.exec(this.#state.font) ?? [];
    const anchor = ANCHORS[this.#state.textAlign] ?? 'start';
    const type = `font-family="Exo 2" font-weight="${weight}" font-size="${size}" text-anchor="${anchor}"`;
    this.#add('text', `x="${numbers(x)}" y="${numbers(y)}" ${type} ${paint}`, escaped(text));
  }

  #transform(): string {
    const [a, b, c, d, e, f] = this.#state.matrix;
    if (a === 1 && b === 0 && c === 0 && d === 1 && e === 0 && f === 0) return '';
    return `transform="matrix(${[a, b, c, d, e, f].map((part) => part.toFixed(4)).join(' ')})"`;
  }

  #add(name: string, attributes: string, content = ''): void {
    const { globalAlpha, clip, shadowColor, shadowBlur, shadowOffsetY } = this.#state;
    const faint = globalAlpha === 1 ? '' : ` opacity="${globalAlpha}"`;
    let shadow = '';
    if (shadowColor !== '' && (shadowBlur > 0 || shadowOffsetY !== 0)) {
      const drop = `dx="0" dy="${shadowOffsetY}" stdDeviation="${shadowBlur / 2}" flood-color="${shadowColor}"`;
      const room = 'x="-50%" y="-50%" width="200%" height="200%"';
      const id = this.#definitions.idOf(
        (own) => `<filter id="${own}" ${room}><feDropShadow ${drop}/></filter>`,
      );
      shadow = ` filter="url(#${id})"`;
    }
    const element = `<${name} ${attributes}${faint}${shadow} ${this.#transform()}>${content}</${name}>`;
    this.#elements.push(clip === '' ? element : `<g clip-path="url(#${clip})">${element}</g>`);
  }

  #multiply([a, b, c, d, e, f]: State['matrix']): void {
    const [A, B, C, D, E, F] = this.#state.matrix;
    this.#state.matrix = [
      A * a + C * b,
      B * a + D * b,
      A * c + C * d,
      B * c + D * d,
      A * e + C * f + E,
      B * e + D * f + F,
    ];
  }

  static {
    for (const name of [
      'fillStyle',
      'strokeStyle',
      'lineWidth',
      'lineCap',
      'lineJoin',
      'globalAlpha',
      'shadowColor',
      'shadowBlur',
      'shadowOffsetY',
      'font',
      'textAlign',
    ] as const)
      Object.defineProperty(SvgPen.prototype, name, {
        get(this: SvgPen) {
          return this.#state[name];
        },
        set(this: SvgPen, to: never) {
          this.#state[name] = to;
        },
      });
  }
}
