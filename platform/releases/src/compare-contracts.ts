/** Checks whether two releases are compatible, by their recorded contracts. Sources are not read. */
import semver from 'semver';
import { type Strictness, whyNotAssignable } from './assignable.ts';
import { compareTools, type Finding } from './compare-tools.ts';
import type { ContractRecord } from './contract-record.ts';
import type { JsonSchema } from './json-schema.ts';
import type { EndpointRecord } from './record-endpoints.ts';
import type { TopicRecord } from './record-topics.ts';

export interface Break extends Finding {
  /** The release that the candidate is incompatible with. */
  with: string;
}

/** Reasons why `part` (`payload`, `response`, …) of the subject, written by `from`, may be invalid for `to`. */
const misfits = (
  about: string,
  part: string,
  from: JsonSchema,
  to: JsonSchema,
  strictness: Strictness,
): Finding[] =>
  whyNotAssignable(from, to, strictness).map((reason) => ({ about, reason: `${part}: ${reason}` }));

const addressOf = ({ method, path }: EndpointRecord): string => `${method} ${path}`;

const NOTHING: JsonSchema = { type: 'object', properties: {} };

/** The API must accept the caller's request, and its response must contain what the caller reads. */
const compareEndpoint = (
  id: string,
  caller: EndpointRecord,
  server: EndpointRecord | undefined,
): Finding[] => {
  const about = `endpoint ${id}`;
  if (!server) return [{ about, reason: 'the API does not have it' }];
  const [was, is] = [addressOf(caller), addressOf(server)];
  if (was !== is) return [{ about, reason: `called as ${was}, served as ${is}` }];
  const parts = [...new Set([...Object.keys(caller.request), ...Object.keys(server.request)])];
  return [
    ...parts.flatMap((part) =>
      misfits(about, part, caller.request[part] ?? NOTHING, server.request[part] ?? NOTHING, 'exact'),
    ),
    ...misfits(about, 'response', server.response, caller.response, 'shape'),
  ];
};

/** Endpoints are matched by method and path, so a renamed id is compatible. The id only finds a moved endpoint. */
const compareApi = (caller: ContractRecord, api: ContractRecord): Finding[] => {
  const served = new Map(Object.values(api.endpoints).map((record) => [addressOf(record), record]));
  return Object.entries(caller.endpoints).flatMap(([id, record]) =>
    compareEndpoint(id, record, served.get(addressOf(record)) ?? api.endpoints[id]),
  );
};

/** The shell's bus validates every payload by its own schemas, so a remote is compared only with the bus. */
const compareTopic = (
  name: string,
  remote: string,
  used: TopicRecord,
  bus: TopicRecord | undefined,
): Finding[] => {
  const about = `topic ${name}`;
  if (!bus) return [{ about, reason: "the shell's bus does not carry it" }];
  if (used.mode !== bus.mode) return [{ about, reason: `used as ${used.mode}, carried as ${bus.mode}` }];
  if (used.version !== bus.version) {
    const reason = `used in version ${used.version}, carried in version ${bus.version} without an adapter`;
    return bus.adapters.includes(used.version) ? [] : [{ about, reason }];
  }
  const sends = () => misfits(about, 'payload', used.payload, bus.payload, 'exact');
  const receives = () => misfits(about, 'payload', bus.payload, used.payload, 'shape');
  const owns = bus.owner === remote;
  if (bus.mode === 'event') return [...sends(), ...receives()];
  if (bus.mode === 'state') return owns ? sends() : receives();
  // A request: its owner receives the payload and gives the result.
  const [given, read] = owns ? [used.result, bus.result] : [bus.result, used.result];
  const result = given && read ? misfits(about, 'result', given, read, owns ? 'exact' : 'shape') : [];
  return [...(owns ? receives() : sends()), ...result];
};

/** Libraries that the remote was built with and that the shell does not bring in a fitting version. */
export const compareShared = (
  remote: Pick<ContractRecord, 'id' | 'shared'>,
  shell: Pick<ContractRecord, 'shared'>,
): Finding[] =>
  Object.entries(remote.shared ?? {}).flatMap(([name, { version, requiredVersion }]) => {
    const brought = shell.shared?.[name]?.version;
    if (!brought) return [{ about: name, reason: 'the shell does not share it' }];
    if (semver.satisfies(brought, requiredVersion, { includePrerelease: true })) return [];
    const reason =
      `${remote.id} was built with ${version} and takes ${requiredVersion}, the shell brings ${brought}. ` +
      `Install ${name.split('/')[0]} ${brought}, or release the shell with a newer one first`;
    return [{ about: name, reason }];
  });

const compareRemote = (remote: ContractRecord, shell: ContractRecord): Finding[] => {
  const { contract } = remote;
  const range = `${shell.oldestContract} to ${shell.contract}`;
  const missing = shell.exposes.filter(
    (module) => module.startsWith(`${remote.id}/`) && !remote.exposes.includes(module),
  );
  const { routes: known } = shell;
  const unknown = known ? (remote.routes ?? []).filter((path) => !known.includes(path)) : [];
  return [
    ...(contract < shell.oldestContract || contract > shell.contract
      ? [{ about: 'contract', reason: `${remote.id} speaks ${contract}, the shell serves ${range}` }]
      : []),
    ...(remote.federation === shell.federation
      ? []
      : [
          {
            about: 'federation',
            reason: `${remote.id} was built with ${remote.federation}, the shell with ${shell.federation}`,
          },
        ]),
    ...compareShared(remote, shell),
    ...missing.map((module) => ({
      about: `module ${module}`,
      reason: `the shell loads it, ${remote.id} exposes ${remote.exposes.join(', ') || 'nothing'}`,
    })),
    ...unknown.map((path) => ({ about: `route ${path}`, reason: 'the shell does not know it' })),
    ...Object.entries(remote.topics).flatMap(([name, used]) =>
      compareTopic(name, remote.id, used, shell.topics[name]),
    ),
  ];
};

const compare = (one: ContractRecord, other: ContractRecord): Finding[] => {
  if (one.id === other.id) return compareTools(one.tools, other.tools);
  if (other.role === 'api') return compareApi(one, other);
  if (one.role === 'api') return compareApi(other, one);
  if (one.role === 'remote' && other.role === 'shell') return compareRemote(one, other);
  if (one.role === 'shell' && other.role === 'remote') return compareRemote(other, one);
  // Remotes communicate only through the shell's bus.
  return [];
};

/**
 * All incompatibilities between a candidate and a release of another package, or the current release of the same remote.
 * Empty if compatible.
 */
export const compareContracts = (candidate: ContractRecord, other: ContractRecord): Break[] =>
  compare(candidate, other).map((finding) => ({ with: `${other.id} ${other.version}`, ...finding }));
