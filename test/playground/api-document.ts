import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { z } from 'zod';
import type { JournalRequest } from '../../src/playground/journal.ts';

/** Discord's own description of its REST interface, as a judge of what went over the wire. */
export interface ApiDocument {
  /** What is wrong with a request or its answer, a sentence each; empty when both are as the document says. */
  judge(request: JournalRequest): readonly string[];
  /** The same for the answer alone, for requests that are wrong on purpose. */
  judgeAnswer(request: JournalRequest): readonly string[];
}

/** Why the checks against Discord's API document are skipped where it is not at hand. */
export const NO_API_DOCUMENT =
  'skipped: the variable DISCORD_API_DOCUMENT names no file; it would be Discord’s openapi.json (discord/discord-api-spec)';

type Json = null | boolean | number | string | readonly Json[] | JsonObject;
interface JsonObject {
  readonly [key: string]: Json;
}

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const json: z.ZodType<Json> = z.json();
const outline = z.object({
  paths: z.record(z.string(), z.record(z.string(), json)),
  components: z.looseObject({ schemas: z.record(z.string(), json) }),
});

/** Bit fields of permissions; real clients send them as digits in a string, which Discord takes. */
const PERMISSIONS = new Set(['default_member_permissions', 'allow', 'deny', 'permissions']);
const DIGITS: JsonObject = { type: 'string', pattern: '^\\d+$' };
/** Codes of complaints about a field are words, though the document has them as numbers. */
const WORD: JsonObject = { type: 'string', pattern: '^[A-Z0-9_]+$' };

/** The values of `type` that a branch of a union stands for; undefined when it names none. */
function branchTypes(branch: Json, schemas: JsonObject): readonly Json[] | undefined {
  if (!isObject(branch) || typeof branch['$ref'] !== 'string') return undefined;
  const schema = schemas[branch['$ref'].split('/').at(-1) ?? ''];
  const properties = isObject(schema) ? schema['properties'] : undefined;
  const type = isObject(properties) ? properties['type'] : undefined;
  const values = isObject(type) ? type['enum'] : undefined;
  return Array.isArray(values) ? values : undefined;
}

/** A union told apart by `type`, so that what is wrong is told about the branch that was meant. */
function byType(branches: readonly Json[], schemas: JsonObject): JsonObject | undefined {
  const named = branches.filter((branch) => !(isObject(branch) && branch['type'] === 'null'));
  const [only] = named;
  if (only !== undefined && named.length === 1 && branches.length === 2)
    return { if: { type: 'null' }, else: adapted(only, schemas) };
  const types = named.map((branch) => branchTypes(branch, schemas));
  const all = types.flatMap((values) => values ?? []);
  if (named.length < 2 || types.includes(undefined) || new Set(all).size < all.length) return undefined;
  const chosen: JsonObject = {
    type: 'object',
    required: ['type'],
    properties: { type: { enum: all } },
    allOf: named.map((branch, index) => ({
      if: { properties: { type: { enum: types[index] ?? [] } }, required: ['type'] },
      // biome-ignore lint/suspicious/noThenProperty: this is a keyword of JSON Schema
      then: adapted(branch, schemas),
    })),
  };
  return named.length === branches.length ? chosen : { anyOf: [{ type: 'null' }, chosen] };
}

/** A schema of the document as ajv is to read it. */
function adapted(schema: Json, schemas: JsonObject, name?: string): Json {
  if (Array.isArray(schema)) return schema.map((each) => adapted(each, schemas));
  if (!isObject(schema)) return schema;
  const entries = Object.entries(schema).map(([key, value]): [string, Json] => {
    if (key === '$ref' && typeof value === 'string') return [key, value.replace(/^#/, 'discord#')];
    if (key === 'properties' && isObject(value))
      return [
        key,
        Object.fromEntries(
          Object.entries(value).map(([field, inner]) => [field, adapted(inner, schemas, field)]),
        ),
      ];
    return [key, adapted(value, schemas)];
  });
  const plain: JsonObject = Object.fromEntries(entries);
  for (const union of ['oneOf', 'anyOf'] as const) {
    const branches = schema[union];
    const told = Array.isArray(branches) ? byType(branches, schemas) : undefined;
    if (told === undefined) continue;
    const { [union]: _union, ...rest } = plain;
    return { ...rest, allOf: [told] };
  }
  if (name === 'code' && schema['type'] === 'integer') return { anyOf: [plain, WORD] };
  if (name !== undefined && PERMISSIONS.has(name)) return { anyOf: [plain, DIGITS] };
  return plain;
}

interface Route {
  readonly pattern: RegExp;
  readonly literal: number;
  readonly template: string;
  readonly methods: Readonly<Record<string, Json>>;
}

function at(value: Json | undefined, ...steps: readonly string[]): Json | undefined {
  let here = value;
  for (const step of steps) here = isObject(here) ? here[step] : undefined;
  return here;
}

/** Reads the document from a file. @throws when it is not there or no API document. */
export function readApiDocument(file: string): ApiDocument {
  const document = outline.parse(JSON.parse(readFileSync(file, 'utf8')));
  const { schemas } = document.components;
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addFormat('nonce', true);
  ajv.addFormat('snowflake', true);
  const { components } = document;
  const whole = Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, adapted(schema, schemas)]),
  );
  ajv.addSchema({ $id: 'discord', components: { schemas: whole } });
  const routes = Object.entries(document.paths).map(([template, methods]): Route => {
    const steps = template.split('/');
    return {
      template,
      methods,
      literal: steps.filter((step) => !step.includes('{')).length,
      pattern: new RegExp(`^${steps.map((step) => (step.includes('{') ? '[^/]+' : step)).join('/')}$`),
    };
  });
  const compiled = new Map<string, ValidateFunction>();

  function complain(key: string, schema: Json, value: unknown): readonly string[] {
    const validate = compiled.get(key) ?? ajv.compile(adapted(schema, schemas) as JsonObject);
    compiled.set(key, validate);
    if (validate(value)) return [];
    return (validate.errors ?? [])
      .filter(({ keyword }) => keyword !== 'if')
      .map(
        ({ instancePath, message, params }) => `${instancePath} ${message ?? ''} ${JSON.stringify(params)}`,
      );
  }

  function answerSchema(operation: Json, status: number): Json | undefined {
    const responses = at(operation, 'responses');
    const found = at(responses, String(status)) ?? at(responses, status === 429 ? '429' : '4XX');
    const reference = at(found, '$ref');
    const response =
      typeof reference === 'string'
        ? at(json.parse(components), 'responses', reference.split('/').at(-1) ?? '')
        : found;
    return at(response, 'content', 'application/json', 'schema');
  }

  /** The operation that a request went to, and what to call it. */
  function operationOf(request: JournalRequest): {
    readonly name: string;
    readonly operation: Json | undefined;
  } {
    const path = decodeURIComponent(request.url.split('?')[0] ?? '');
    const [route] = routes.filter(({ pattern }) => pattern.test(path)).sort((a, b) => b.literal - a.literal);
    return {
      name: `${request.method} ${route?.template ?? path}`,
      operation: route?.methods[request.method.toLowerCase()],
    };
  }

  function judgeAnswer(request: JournalRequest): readonly string[] {
    const { name, operation } = operationOf(request);
    const schema = operation === undefined ? undefined : answerSchema(operation, request.status);
    if (schema === undefined || request.answer === undefined) return [];
    const wrong = complain(`${name} ${request.status}`, schema, request.answer);
    return wrong.map((each) => `${name}, the answer ${request.status}: ${each}`);
  }

  return {
    judge(request) {
      const { name, operation } = operationOf(request);
      if (operation === undefined) return [`${name}: Discord has no such route`];
      const schema = at(operation, 'requestBody', 'content', 'application/json', 'schema');
      const wrong =
        schema === undefined || request.body === undefined
          ? []
          : complain(`${name} body`, schema, request.body);
      return [...wrong.map((each) => `${name}, the request: ${each}`), ...judgeAnswer(request)];
    },
    judgeAnswer,
  };
}

let loaded: ApiDocument | undefined;

/** The document that the variable DISCORD_API_DOCUMENT names; undefined where it is not set. */
export function apiDocument(): ApiDocument | undefined {
  const file = process.env['DISCORD_API_DOCUMENT'];
  if (file === undefined || file === '') return undefined;
  loaded ??= readApiDocument(file);
  return loaded;
}
