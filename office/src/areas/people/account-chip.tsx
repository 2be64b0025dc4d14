import { StateChip } from '../../parts/state-chip.tsx';

const COLOURS = { none: 'default', open: 'success', blocked: 'error' } as const;

export const AccountChip = ({ account }: { account: keyof typeof COLOURS }) => (
  <StateChip words={`people.account.${account}`} color={COLOURS[account]} />
);
