import type { Log } from 'releases/attempt';

interface Refused {
  remote?: string;
  version?: string;
  reason?: string;
  refusal?: string;
}

/**
 * Keeps the last refused signature of each remote, until the release is in use. The command that released it can then
 * say why it is not live.
 * Other problems may name paths of this machine, so only the log has them.
 */
export const noteRefusals = (log: Log) => {
  const last = new Map<string, Refused>();
  return {
    /** Log of the registry, which notes the refusals that pass through it. */
    log: {
      info(details, text) {
        const { remotes = {} } = details as { remotes?: Readonly<Record<string, string>> };
        for (const [id, version] of Object.entries(remotes))
          if (last.get(id)?.version === version) last.delete(id);
        log.info(details, text);
      },
      warn(details, text) {
        const { remote, refusal, version, reason } = details as Refused;
        if (remote && refusal) last.set(remote, { version, reason } as Refused);
        log.warn(details, text);
      },
    } satisfies Log,
    /** Reason for which this shell last refused the signature of this release. */
    of(id: string, version: string): string | undefined {
      const refused = last.get(id);
      return refused?.version === version ? refused.reason : undefined;
    },
  };
};

export type Refusals = ReturnType<typeof noteRefusals>;
