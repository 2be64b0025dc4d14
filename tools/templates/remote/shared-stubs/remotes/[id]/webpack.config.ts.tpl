import { createStubConfig } from '../stub-config.ts';

export default createStubConfig(import.meta.dirname, '{{id}}');
