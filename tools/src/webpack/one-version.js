/**
 * In the shell, in place of the federation runtime's reader of version ranges. Shared packages come from the shell alone (remotes bring none), so
 * there is one version of each and nothing to choose; whether a remote can live with it is asked when it is released (`can-i-deploy`,
 * docs/decisions/0003), not on every phone: it cost each first page 1 KB and a task of 4 ms.
 */
export const satisfy = () => true;
