import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from 'shared-contracts/errors/domain-error';
import { isAllowed, type Permission } from 'shared-contracts/office/access';
import type { DraftEndpoints } from 'shared-contracts/office/drafts';
import { countUpTo } from '../../db/list.ts';
import { orNotFound } from '../../errors/or-not-found.ts';
import { isoTimes } from '../../lib/iso-times.ts';
import type { OfficeDeps } from '../../module.ts';
import { officeEndpoints, staffOf } from '../access/access.ts';
import { refuseDraft } from './draft-problems.ts';
import { findRevision, findRevisions, revisionsOf } from './drafts.repository.ts';
import {
  type DraftWriter,
  discardDraft,
  publishDraft,
  restoreRevision,
  saveDraft,
  scheduleDraft,
  withdraw,
} from './drafts.service.ts';
import { previewUrl } from './preview-link.ts';
import type { AnyPublisher } from './publisher.ts';
import { type DraftTarget, keyOf, readDraftState } from './stored-draft.ts';

/** The longest article in both languages, several times over. */
const LIMITS = { bodyLimit: 1024 * 1024 };
const REVISIONS_PER_PAGE = 20;

/** Registers the endpoints of `draftEndpoints` for a kind. */
export const registerDrafts = (
  app: FastifyInstance,
  deps: OfficeDeps,
  endpoints: Omit<DraftEndpoints, 'withdraw'> & Partial<Pick<DraftEndpoints, 'withdraw'>>,
  publisher: AnyPublisher,
): void => {
  const { db, config } = deps;
  const publish = endpoints.publishDraft.access as Permission;
  const add = officeEndpoints(app, deps, LIMITS);
  const target = (params: { id: string }, { locale }: FastifyRequest): DraftTarget => ({
    publisher,
    id: params.id,
    locale,
  });
  const writer = (request: FastifyRequest): DraftWriter => {
    const { id, role } = staffOf(request);
    return { id, mayPublish: isAllowed(role, publish) };
  };
  const key = ({ id }: { id: string }) => keyOf({ publisher, id });

  const addStep = (endpoint: DraftEndpoints['publishDraft'] | undefined, step: typeof publishDraft) => {
    if (endpoint)
      add(endpoint, ({ params, body: { version }, request }) =>
        step(db, target(params, request), writer(request), version),
      );
  };

  addStep(endpoints.discardDraft, discardDraft);
  addStep(endpoints.publishDraft, publishDraft);
  addStep(endpoints.withdraw, withdraw);
  add(endpoints.readDraft, ({ params, request }) => readDraftState(db, target(params, request)));
  add(endpoints.saveDraft, ({ params, body, request }) =>
    saveDraft(db, target(params, request), writer(request), body),
  );
  add(endpoints.scheduleDraft, ({ params, body, request }) =>
    scheduleDraft(db, target(params, request), writer(request), body),
  );
  add(endpoints.listRevisions, async ({ params, query: { page } }) => {
    const offset = (page - 1) * REVISIONS_PER_PAGE;
    const found = await findRevisions(db, key(params), { limit: REVISIONS_PER_PAGE, offset });
    const counted = await countUpTo(db, 'revisions', revisionsOf(key(params)));
    return { data: found.map(isoTimes), ...counted };
  });
  add(endpoints.readRevision, async ({ params }) =>
    isoTimes(orNotFound(await findRevision(db, key(params), params.revision))),
  );
  add(endpoints.restoreRevision, ({ params, body, request }) =>
    restoreRevision(db, target(params, request), writer(request), body),
  );
  add(endpoints.previewDraft, async ({ params, request }) => {
    const { draft, problems } = await readDraftState(db, target(params, request));
    if (!draft) throw new DomainError('NOT_FOUND');
    if (problems.length > 0) throw refuseDraft(problems);
    return previewUrl(config, {
      kind: publisher.kind,
      id: params.id,
      staffId: staffOf(request).id,
      permission: endpoints.previewDraft.access as Permission,
    });
  });
};
