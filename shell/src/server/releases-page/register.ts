/**
 * The releases page: what is live, and the buttons to stop a canary, change its share and roll back
 * (docs/decisions/0062-releases-page.md). Plain forms, so that it works without scripts.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { openReleaseStore } from 'releases/release-store';
import { whoReads } from 'releases/who-reads';
import type { SharedWatch } from '../canary/watch-canaries.ts';
import type { ShellConfig } from '../config.ts';
import { LOCALE_KEY, localeCookie, localeOf } from '../visitor/request-locale.ts';
import { targetOf } from '../visitor/request-url.ts';
import { type Access, createAccess, operatorName, PAGE_PATH } from './access.ts';
import {
  ACTIONS,
  type ActionKind,
  choiceSchema,
  isPlan,
  type Plan,
  planAction,
  reasonSchema,
  recordOf,
} from './actions.ts';
import { confirmScreen, type RefusedWhy, refusalScreen, signInScreen } from './dialog-screens.ts';
import { createDocument, type DocumentParts, type Screen } from './document.ts';
import { overviewScreen } from './overview-screen.ts';
import { createHistory } from './read-history.ts';
import type { ReadersQuery } from './readers-section.ts';
import { createViewReader, type ReleasesViewParts } from './releases-view.ts';
import type { RemoteView } from './remote-view.ts';
import { type Words, wordsOf } from './words.ts';

const MAX_BODY_BYTES = 4_000;
const TRY_AGAIN_S = '60';

export interface ReleasesPageParts extends Pick<ReleasesViewParts, 'registry' | 'tally' | 'awaySince'> {
  config: ShellConfig;
  document: DocumentParts;
  watch: Pick<SharedWatch, 'counts' | 'folder' | 'record'>;
}

interface ActionParams {
  id: string;
  action: string;
}
type ActionRequest = FastifyRequest<{ Params: ActionParams }>;

/** Fields of a form or of a query. */
const fieldsOf = (text: unknown): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(typeof text === 'string' ? text : ''));

const readersOf = (field: string, releasesDir: string): ReadersQuery => ({
  field,
  readers: field ? whoReads(field, openReleaseStore(releasesDir).read(), releasesDir) : [],
});

/** Answers requests of one page. */
const createPage = (parts: ReleasesPageParts, access: Access) => {
  const { config } = parts;
  const draw = createDocument(parts.document);
  const read = createViewReader({
    ...parts,
    releasesDir: config.releasesDir,
    readHistory: createHistory(config),
  });
  const wordsFor = (request: FastifyRequest): Words => wordsOf(localeOf(request, config).locale);

  const send = (reply: FastifyReply, status: number, screen: Screen): FastifyReply => {
    const { request } = reply;
    const { locale } = localeOf(request, config);
    const { html, headers } = draw(wordsFor(request), screen);
    const isChosen = targetOf(request).query.has(LOCALE_KEY);
    if (isChosen) void reply.header('set-cookie', localeCookie(locale, config));
    return reply.code(status).headers(headers).send(html);
  };
  const refuse = (reply: FastifyReply, status: number, why: RefusedWhy): FastifyReply =>
    send(reply, status, refusalScreen(wordsFor(reply.request), why));

  /** The person, or null after the sign-in screen was sent. */
  const admit = (request: FastifyRequest, reply: FastifyReply): string | null => {
    const name = access.operatorOf(request);
    if (name === null) send(reply, 401, signInScreen(wordsFor(request), { name: '' }));
    return name;
  };
  const shownName = (name: string): string | undefined => (access.hasSessions ? name : undefined);

  return { read, wordsFor, send, refuse, admit, shownName };
};

type Page = ReturnType<typeof createPage>;

const registerSession = (app: FastifyInstance, access: Access, page: Page): void => {
  app.post(`${PAGE_PATH}/sign-in`, (request, reply) => {
    if (!access.isOwnForm(request)) return page.refuse(reply, 403, 'foreign');
    const { name = '', token = '' } = fieldsOf(request.body);
    const parsed = operatorName.safeParse(name);
    const result = parsed.success ? access.signIn(request, parsed.data, token) : 'wrong';
    if (typeof result === 'object') return reply.header('set-cookie', result.cookie).redirect(PAGE_PATH, 303);
    if (result === 'too-many') void reply.header('retry-after', TRY_AGAIN_S);
    const status = result === 'too-many' ? 429 : 401;
    return page.send(reply, status, signInScreen(page.wordsFor(request), { name, problem: result }));
  });
  app.post(`${PAGE_PATH}/sign-out`, (request, reply) => {
    if (!access.isOwnForm(request)) return page.refuse(reply, 403, 'foreign');
    return reply.header('set-cookie', access.signOut).redirect(PAGE_PATH, 303);
  });
};

const registerActions = (
  app: FastifyInstance,
  { watch, registry }: ReleasesPageParts,
  access: Access,
  page: Page,
): void => {
  const { read, wordsFor, send, refuse, admit, shownName } = page;

  /** The change that the request asks for. Undefined after a refusal was sent. */
  const planOf = (
    request: ActionRequest,
    reply: FastifyReply,
    fields: Record<string, string>,
    name: string,
  ): { plan: Plan; remote: RemoteView } | undefined => {
    const { id, action } = request.params;
    const kind = ACTIONS.find((one): one is ActionKind => one === action);
    const remote = read().remotes.find((one) => one.id === id);
    const choice = choiceSchema.safeParse(fields);
    if (!kind || !remote || !choice.success) {
      refuse(reply, 404, 'unknown');
      return undefined;
    }
    // A record counts for a pointer, and no pointer can be read now.
    if (registry.problem() !== '') {
      refuse(reply, 503, 'failed');
      return undefined;
    }
    const plan = planAction(kind, remote, choice.data);
    if (isPlan(plan)) return { plan, remote };
    const why = plan.kind === 'needs-key' ? plan : plan.kind;
    send(reply, 409, refusalScreen(wordsFor(request), why, shownName(name)));
    return undefined;
  };

  app.get<{ Params: ActionParams }>(`${PAGE_PATH}/:id/:action`, (request, reply) => {
    const name = admit(request, reply);
    if (name === null) return reply;
    const found = planOf(request, reply, Object.fromEntries(targetOf(request).query), name);
    return found
      ? send(reply, 200, confirmScreen(wordsFor(request), found.plan, false, shownName(name)))
      : reply;
  });

  app.post<{ Params: ActionParams }>(`${PAGE_PATH}/:id/:action`, (request, reply) => {
    if (!access.isOwnForm(request)) return refuse(reply, 403, 'foreign');
    const name = admit(request, reply);
    if (name === null) return reply;
    const fields = fieldsOf(request.body);
    const found = planOf(request, reply, fields, name);
    if (!found) return reply;
    const { plan, remote } = found;
    if (fields.seen !== plan.seen) return refuse(reply, 409, 'changed');
    const reason = reasonSchema.safeParse(fields.reason);
    if (!reason.success)
      return send(reply, 422, confirmScreen(wordsFor(request), plan, true, shownName(name)));
    const record = recordOf(plan, remote, { by: name, reason: reason.data, at: new Date().toISOString() });
    try {
      watch.record(record);
    } catch (error) {
      request.log.error({ err: error, remote: plan.id }, 'change of a release not written');
      return refuse(reply, 503, 'failed');
    }
    request.log.warn({ remote: plan.id, change: record }, 'release changed on the releases page');
    return reply.redirect(`${PAGE_PATH}?done=${plan.kind}+${plan.id}#${plan.id}-actions`, 303);
  });
};

export const registerReleasesPage = async (app: FastifyInstance, parts: ReleasesPageParts): Promise<void> => {
  const access = createAccess(parts.config);
  if (!access.isOffered) return;
  const page = createPage(parts, access);
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
      (_, body, done) => done(null, body),
    );
    scope.get(PAGE_PATH, (request, reply) => {
      const name = page.admit(request, reply);
      if (name === null) return reply;
      const { query } = targetOf(request);
      const shown = {
        isAll: query.get('history') === 'all',
        done: query.get('done') ?? undefined,
        reads: readersOf((query.get('reads') ?? '').trim(), parts.config.releasesDir),
      };
      const words = page.wordsFor(request);
      return page.send(reply, 200, overviewScreen(words, page.read(), shown, page.shownName(name)));
    });
    registerSession(scope, access, page);
    registerActions(scope, parts, access, page);
  });
};
