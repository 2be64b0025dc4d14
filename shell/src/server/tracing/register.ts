/** Adds tracing to the shell's server: spans of requests, reports of browsers, and the receiver of a demo shop. */
import type { FastifyInstance } from 'fastify';
import type { ReleaseManifest } from 'releases/release-manifest';
import type { ShellConfig } from '../config.ts';
import type { InlineScripts } from '../html/inline-scripts.ts';
import { shellStyles } from '../html/page-styles.ts';
import { type ServedScript, serveScript } from '../html/served-script.ts';
import { registerTraceReceiver } from './receiver.ts';
import { registerTraceReports } from './report-endpoint.ts';
import { addRequestSpans } from './request-spans.ts';

interface TracedShell {
  config: ShellConfig;
  shell: ReleaseManifest;
  inline: InlineScripts;
}

/** @returns the program of traced pages, in a shop that traces browsers */
export const registerTracing = async (
  app: FastifyInstance,
  { config, shell, inline }: TracedShell,
): Promise<ServedScript | undefined> => {
  addRequestSpans(app);
  if (config.mode === 'demo')
    registerTraceReceiver(app, config, () =>
      shellStyles(config.shellDist, shell)
        .map(({ css }) => css)
        .join('\n'),
    );
  if (!config.trace.browsers) return undefined;
  await registerTraceReports(app);
  return serveScript(app, 'trace-page', inline.tracePage);
};
