/** Record of a build's contract, stored with each release, so that releases can be compared without their sources. */

import type { Endpoint } from 'shared-contracts/api/endpoint';
import type { Topic } from 'shared-contracts/bus/topic';
import { EXPOSED_MODULES } from 'shared-contracts/remote';
import { ROUTES } from 'shared-contracts/routes';
import type { Tool } from 'shared-contracts/tools/tool';
import { CONTRACT_VERSION, OLDEST_SERVED_CONTRACT } from 'shared-contracts/version';
import { isApp } from './pointers.ts';
import { type EndpointRecord, recordEndpoints } from './record-endpoints.ts';
import { recordTools } from './record-tools.ts';
import { recordTopics, type TopicRecord } from './record-topics.ts';
import type { BuildManifest, SharedVersions, UsedContract } from './release-manifest.ts';
import type { ToolRecord } from './tool-record.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Endpoint ids of an export: its own, or those of a table of endpoints. */
const endpointIds = (value: unknown): string[] => {
  if (!isObject(value)) return [];
  if ('method' in value && 'path' in value) return [(value as unknown as Endpoint).id];
  return Object.values(value).flatMap(endpointIds);
};

const topicNames = (value: unknown): string[] =>
  isObject(value) && 'mode' in value && 'name' in value ? [(value as unknown as Topic).name] : [];

const toolNames = (value: unknown): string[] =>
  isObject(value) && 'kind' in value && 'input' in value ? [(value as unknown as Tool).name] : [];

/** Resolves names of exports to endpoints, topics and tools by importing the contract's modules. */
const resolveUsed = async (used: UsedContract) => {
  const values: unknown[] = [];
  for (const [module, names] of Object.entries(used)) {
    const exported = (await import(`shared-contracts/${module}`)) as Record<string, unknown>;
    values.push(...names.map((name) => exported[name]));
  }
  return {
    endpoints: new Set(values.flatMap(endpointIds)),
    topics: new Set(values.flatMap(topicNames)),
    tools: new Set(values.flatMap(toolNames)),
  };
};

/** `dist/contract.json`. */
export interface ContractRecord {
  id: string;
  version: string;
  /** Owners and contact. Missing in older builds, and for a package that names none. */
  team?: string[];
  /** `app`: an application with a server of its own, such as the office. */
  role: 'shell' | 'remote' | 'app' | 'api';
  contract: number;
  /** The oldest contract version that the shell supports. */
  oldestContract: number;
  /** Version of the federation packages; missing in the API. */
  federation?: string;
  /** Libraries shared at run time: version provided by the shell, and range accepted by a remote. */
  shared?: SharedVersions;
  /** Modules exposed by a remote, or loaded by the shell, as `<remote>/<module>`. */
  exposes: string[];
  /** Paths that the shell knows, or that the remote owns. Missing in older builds. */
  routes?: string[];
  /** Endpoint id → schemas: those that shell or remote use, or that the API serves. */
  endpoints: Record<string, EndpointRecord>;
  /** Topic name → schemas: those that a remote uses, or that the shell's bus carries. */
  topics: Record<string, TopicRecord>;
  /** Tool name → schemas: those that a remote implements. Missing in older builds. */
  tools?: Record<string, ToolRecord>;
}

const pick = <T>(all: Record<string, T>, wanted: Set<string>): Record<string, T> =>
  Object.fromEntries(Object.entries(all).filter(([name]) => wanted.has(name)));

type BuildFacts = Pick<
  BuildManifest,
  'id' | 'version' | 'federation' | 'shared' | 'exposes' | 'uses' | 'owners' | 'contact'
>;

/** Owners and contact of a package, as a record and a list have them. */
export const teamOf = ({ owners = [], contact }: Pick<BuildFacts, 'owners' | 'contact'>): string[] => [
  ...owners,
  ...(contact ? [contact] : []),
];

const contract = { contract: CONTRACT_VERSION, oldestContract: OLDEST_SERVED_CONTRACT };

/** Record of a browser package. Call it at the build, when the sources are those of the build. */
export const recordBuild = async (build: BuildFacts): Promise<ContractRecord> => {
  const { id, version, federation, shared } = build;
  const used = await resolveUsed(build.uses);
  const topics = recordTopics();
  const isShell = id === 'shell';
  const team = teamOf(build);
  const ownRole = isApp(id) ? 'app' : 'remote';
  return {
    id,
    version,
    ...(team.length > 0 ? { team } : {}),
    ...contract,
    federation,
    shared,
    exposes: isShell ? [...EXPOSED_MODULES] : build.exposes.map((module) => `${id}/${module}`),
    role: isShell ? 'shell' : ownRole,
    routes: ROUTES.filter(({ owner }) => isShell || owner === id).map(({ path }) => path),
    endpoints: pick(recordEndpoints(), used.endpoints),
    topics: isShell ? topics : pick(topics, used.topics),
    ...(ownRole === 'remote' && !isShell ? { tools: pick(recordTools(), used.tools) } : {}),
  };
};

/** Record of the API, which serves every endpoint of the contract. */
export const recordApi = (version: string, team: string[] = []): ContractRecord => ({
  id: 'api',
  version,
  ...(team.length > 0 ? { team } : {}),
  role: 'api',
  ...contract,
  exposes: [],
  endpoints: recordEndpoints(),
  topics: {},
});
