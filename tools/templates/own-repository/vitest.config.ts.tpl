import { createTestConfig } from 'remote-tools/vitest';

export default createTestConfig();
