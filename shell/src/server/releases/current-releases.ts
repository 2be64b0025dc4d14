/** Serves the current releases and their files to open pages (docs/decisions/0026). */
import type { FastifyInstance } from 'fastify';
import type { Release, RemoteRegistry } from 'releases/remote-registry';
import { isKnownEtag } from 'serving/etag';
import type { CurrentVersions, ReleaseOffer } from '../../boot-data.ts';
import { momentaryHeaders } from '../shared-cache/lifetimes.ts';
import { contextOf } from '../shared-cache/page-context.ts';
import { storedCohort } from '../visitor/cohort-cookie.ts';
import type { EdgeReader } from '../visitor/edge-request.ts';
import type { Previews } from '../visitor/previews.ts';
import { releaseSetOf } from '../visitor/release-set.ts';
import type { Refusals } from './refusals.ts';
import { entryOf, isReleased, scriptsOf } from './release-entry.ts';

interface CurrentReleasesParts {
  registry: Pick<RemoteRegistry, 'current' | 'canaries' | 'used' | 'variant' | 'revision'>;
  previews: Pick<Previews, 'of'>;
  readEdge: EdgeReader;
  refusals: Pick<Refusals, 'of'>;
}

const versionsOf = (releases: ReadonlyMap<string, Release>): CurrentVersions =>
  Object.fromEntries([...releases.values()].filter(isReleased).map(({ id, version }) => [id, version]));

export const registerCurrentReleases = (
  app: FastifyInstance,
  { registry, previews, readEdge, refusals }: CurrentReleasesParts,
): void => {
  app.get('/remotes.json', (request, reply) => {
    const edge = readEdge(request);
    if (edge?.context !== undefined) {
      const set = releaseSetOf(registry, edge);
      const context = contextOf({ locale: edge.locale, ...set });
      return reply.headers(momentaryHeaders(context)).send(versionsOf(set.releases));
    }
    const { view, cookie } = previews.of(request);
    const cohort = storedCohort(request, registry);
    const versions = versionsOf(releaseSetOf(registry, { cohort, preview: view }).releases);
    if (cookie) reply.header('set-cookie', cookie);
    if (view)
      return reply.header('cache-control', 'private, no-store').send({ ...versions, preview: view.names });
    const etag = `"${Object.entries(versions)
      .map(([id, version]) => `${id}@${version}`)
      .join(',')}"`;
    reply.headers({ 'cache-control': 'no-cache', etag });
    return isKnownEtag(request.headers['if-none-match'], etag) ? reply.code(304).send() : versions;
  });

  app.get<{ Params: { id: string; version: string } }>(
    '/remotes/:id/:version/release.json',
    (request, reply) => {
      const { id, version } = request.params;
      const { view } = previews.of(request);
      const preview = view?.releases.get(id);
      const release = [...(preview ? [preview] : []), ...registry.used()].find(
        (one) => one.id === id && one.version === version,
      );
      if (!release || !isReleased(release)) {
        const reason = refusals.of(id, version);
        return reason
          ? reply.code(404).header('cache-control', 'no-store').send({ reason })
          : reply.callNotFound();
      }
      const { base, manifest } = release;
      const offer: ReleaseOffer = { ...entryOf(release), scripts: scriptsOf(base, manifest) };
      const policy = release === preview ? 'private, no-store' : 'public, max-age=31536000, immutable';
      return reply.header('cache-control', policy).send(offer);
    },
  );
};
