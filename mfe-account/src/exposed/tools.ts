/** `./tools`: loaded at the first call of one of them (docs/architecture/tools.md). */
import { CONTRACT_VERSION } from 'shared-contracts/version';

export { tools } from '../tools/tools.ts';
export const contract = CONTRACT_VERSION;
