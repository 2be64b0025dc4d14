import { createRemoteConfig } from 'remote-tools/webpack';

export default createRemoteConfig({ dir: import.meta.dirname, id: '{{id}}' });
