import { createOfficeConfig } from 'tools/webpack/office';

export default createOfficeConfig({ dir: import.meta.dirname });
