/** Releases whose contract has a field of a topic or an endpoint, such as `cart.state.total`. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ContractRecord, teamOf } from './contract-record.ts';
import { type JsonSchema, resolve } from './json-schema.ts';
import { allPointers, type PointerFile, versionsBeside } from './pointers.ts';
import type { TopicRecord } from './record-topics.ts';
import type { ReleaseManifest } from './release-manifest.ts';

/** Whether values of the schema may have the field. Items of arrays need no word of the path. */
const hasField = (schema: JsonSchema, [key, ...rest]: readonly string[], root = schema): boolean => {
  if (key === undefined) return true;
  const { schema: found } = resolve({ schema, root });
  const branches = [...(found.anyOf ?? []), ...(found.oneOf ?? []), ...(found.allOf ?? [])];
  const items = found.items && !Array.isArray(found.items) ? [found.items] : [];
  const own = found.properties?.[key];
  return (
    (own !== undefined && hasField(own, rest, root)) ||
    [...branches, ...items].some((one) => hasField(one, [key, ...rest], root))
  );
};

/** Words after the name: `cart.state.total` → `['total']`. Null if the field is not of this topic or endpoint. */
const pathBelow = (name: string, field: string): string[] | null => {
  if (field === name) return [];
  return field.startsWith(`${name}.`)
    ? field
        .slice(name.length + 1)
        .replaceAll('[]', '')
        .split('.')
    : null;
};

type FieldUse = 'reads' | 'sends' | 'sends or reads' | 'carries' | 'serves' | 'accepts';

/** A release that uses the field. */
export interface Reader {
  id: string;
  version: string;
  state: 'current' | 'canary' | 'preview' | 'earlier';
  uses: readonly FieldUse[];
  /** Owners and contact, from the manifest of the release. Empty for a release that names none. */
  team: readonly string[];
}

/** An event has no owner: each remote that uses it may send and receive it. */
const roleIn = (record: ContractRecord, { mode, owner }: TopicRecord): FieldUse => {
  if (record.role === 'shell') return 'carries';
  if (owner === undefined) return 'sends or reads';
  return (owner === record.id) === (mode === 'state') ? 'sends' : 'reads';
};

/** Words about the use of the field by one release, such as `reads`. Empty without a use. */
const usesOf = (record: ContractRecord, field: string): FieldUse[] => {
  const topics = Object.entries(record.topics).flatMap(([name, topic]): FieldUse[] => {
    const below = pathBelow(name, field);
    const schemas = [topic.payload, ...(topic.result ? [topic.result] : [])];
    return below && schemas.some((one) => hasField(one, below)) ? [roleIn(record, topic)] : [];
  });
  const endpoints = Object.entries(record.endpoints).flatMap(([id, { request, response }]): FieldUse[] => {
    const below = pathBelow(id, field);
    if (!below) return [];
    const [reads, sends] =
      record.role === 'api' ? (['serves', 'accepts'] as const) : (['reads', 'sends'] as const);
    return [
      ...(hasField(response, below) ? [reads] : []),
      ...(below.length > 0 && Object.values(request).some((one) => hasField(one, below)) ? [sends] : []),
    ];
  });
  return [...topics, ...endpoints];
};

const readIfThere = <T>(file: string): T | null =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : null;

/**
 * The releases that use the field: current ones, canaries, previews, and those that a rollback may bring back.
 * @param dir folder of the releases
 */
export const whoReads = (field: string, file: PointerFile, dir: string): Reader[] =>
  Object.entries(allPointers(file)).flatMap(([id, pointer]) => {
    const { version: current, previous, canary } = pointer;
    const beside = versionsBeside(pointer);
    const stateOf = (version: string): Reader['state'] => {
      if (version === current) return 'current';
      if (version === canary?.version) return 'canary';
      return beside.includes(version) ? 'preview' : 'earlier';
    };
    return [...new Set([current, ...beside, ...previous])].flatMap((version) => {
      const release = path.join(dir, id, version);
      const record = readIfThere<ContractRecord>(path.join(release, 'contract.json'));
      const uses = record ? usesOf(record, field) : [];
      if (uses.length === 0) return [];
      const manifest = readIfThere<ReleaseManifest>(path.join(release, 'release.json'));
      return [{ id, version, state: stateOf(version), uses, team: manifest ? teamOf(manifest) : [] }];
    });
  });
