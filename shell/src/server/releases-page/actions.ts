/**
 * Changes that a person makes on the releases page. Each stays within what the team of the remote has signed, and is
 * written as a record for all shells (docs/decisions/0062-releases-page.md).
 */
import { shareSchema } from 'releases/canary/canary';
import type { ShellRecord } from 'releases/canary/canary-folder';
import { z } from 'zod';
import type { RemoteView } from './remote-view.ts';

export const ACTIONS = ['stop', 'share', 'rollback'] as const;
export type ActionKind = (typeof ACTIONS)[number];

/** Values of the form with which an action begins. */
export const choiceSchema = z.object({
  share: z
    .string()
    .max(8)
    .transform((text) => Number(text.replace(',', '.')))
    .optional(),
  version: z.string().max(64).optional(),
});
type Choice = z.output<typeof choiceSchema>;

/** Longest reason, which the history shows. */
export const MAX_REASON = 300;
export const reasonSchema = z
  .string()
  .overwrite((text) => text.replaceAll('\r\n', '\n'))
  .trim()
  .min(1)
  .max(MAX_REASON);

/** A change that is possible now. `seen` names what the page showed: once it differs, the change is refused. */
export type Plan =
  | { kind: 'stop'; id: string; canary: string; control: string; seen: string }
  | { kind: 'share'; id: string; canary: string; from: number; share: number; seen: string }
  | { kind: 'rollback'; id: string; from: string; to: string; isReturn: boolean; seen: string };

/** Why a change is not possible. */
export type Refusal =
  | { kind: 'no-canary' }
  | { kind: 'share-invalid' }
  | { kind: 'needs-key'; command: string; highest: number; share: number }
  | { kind: 'no-target' };

export const isPlan = (result: Plan | Refusal): result is Plan => 'seen' in result;

const planForCanary = (kind: 'stop' | 'share', view: RemoteView, { share }: Choice): Plan | Refusal => {
  const { id, canary, live, rollback } = view;
  if (!canary || canary.stop || rollback) return { kind: 'no-canary' };
  const { version, signed, highest } = canary;
  const seen = `${signed.seed} ${signed.since}`;
  // A canary may be stopped at any share.
  if (kind === 'stop') return { kind, id, canary: version, control: live?.version ?? '', seen };
  const valid = shareSchema.safeParse(share);
  if (!valid.success) return { kind: 'share-invalid' };
  if (valid.data > highest) {
    const command = `npx --yes pnpm@12.18.0 release ${id} --share ${valid.data}`;
    return { kind: 'needs-key', command, highest, share: valid.data };
  }
  return {
    kind,
    id,
    canary: version,
    from: canary.share,
    share: valid.data,
    seen: `${seen} ${canary.share}`,
  };
};

const planRollback = (view: RemoteView, { version }: Choice): Plan | Refusal => {
  const { id, live, targets, signedSince, signedVersion } = view;
  if (!live || !signedSince || version === undefined || !targets.includes(version))
    return { kind: 'no-target' };
  const isReturn = version === signedVersion;
  const seen = `${signedSince} ${live.version}`;
  return { kind: 'rollback', id, from: live.version, to: version, isReturn, seen };
};

/** The change that a person asks for, or why it is not possible. */
export const planAction = (kind: ActionKind, view: RemoteView, choice: Choice): Plan | Refusal =>
  kind === 'rollback' ? planRollback(view, choice) : planForCanary(kind, view, choice);

/** Person who makes the change, with the reason. */
interface Author {
  by: string;
  reason: string;
  /** ISO time. */
  at: string;
}

/** The record of a plan. */
export const recordOf = (plan: Plan, { canary, signedSince }: RemoteView, author: Author): ShellRecord => {
  if (plan.kind === 'rollback') {
    const { id, to, from } = plan;
    return { kind: 'rollback', id, version: from, since: signedSince ?? '', to, ...author };
  }
  const { seed, since, version } = canary?.signed ?? { seed: '', since: '', version: '' };
  if (plan.kind === 'stop') return { kind: 'stop', id: plan.id, version, seed, ...author };
  return { kind: 'share', id: plan.id, version, seed, since, share: plan.share, ...author };
};
