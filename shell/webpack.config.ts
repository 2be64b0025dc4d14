import { createShellConfig } from 'tools/webpack/shell';

export default createShellConfig({ dir: import.meta.dirname });
