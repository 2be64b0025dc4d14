/** `/tools.json`: names and schemas of the tools of a visitor's releases, for the page (docs/architecture/tools.md). */
import type { FastifyInstance } from 'fastify';
import type { RemoteRegistry } from 'releases/remote-registry';
import { isKnownEtag } from 'serving/etag';
import type { Locale } from 'shared-contracts/locale';
import type { PageTool, PageTools } from '../../tool-calls.ts';
import type { ShellConfig } from '../config.ts';
import { isReleased } from '../releases/release-entry.ts';
import { storedCohort } from '../visitor/cohort-cookie.ts';
import type { Previews } from '../visitor/previews.ts';
import { releaseSetOf } from '../visitor/release-set.ts';
import { localeOf } from '../visitor/request-locale.ts';
import { type LiveTool, liveTools } from './live-tools.ts';

interface Parts {
  config: Pick<ShellConfig, 'locales'>;
  registry: Pick<RemoteRegistry, 'current' | 'canaries' | 'variant' | 'revision'>;
  previews: Pick<Previews, 'of'>;
}

const describe = ({ name, record }: LiveTool, locale: Locale): PageTool => ({
  name,
  description: record.description[locale],
  kind: record.kind,
  inputSchema: record.input,
});

export const registerPageTools = (app: FastifyInstance, { config, registry, previews }: Parts): void => {
  app.get('/tools.json', (request, reply) => {
    const { view } = previews.of(request);
    const { releases } = releaseSetOf(registry, { cohort: storedCohort(request, registry), preview: view });
    const { locale } = localeOf(request, config);
    const list: PageTools = {};
    for (const tool of liveTools(releases)) {
      const { id, version } = tool.release;
      if (!isReleased(tool.release)) continue;
      list[id] = { version, tools: [...(list[id]?.tools ?? []), describe(tool, locale)] };
    }
    const versions = Object.entries(list).map(([id, { version }]) => `${id}@${version}`);
    const etag = `"${[locale, ...versions].join(';')}"`;
    reply.headers({ 'cache-control': 'private, no-cache', etag });
    return isKnownEtag(request.headers['if-none-match'], etag) ? reply.code(304).send() : list;
  });
};
