/**
 * The last inline script of a page, after all markup. The server writes the URLs and hashes of the modules
 * into its attribute `data-modules`.
 */
import { startModules } from './start-modules.ts';

const { modules = '' } = (document.currentScript as HTMLScriptElement).dataset;
startModules(modules, (entry) => import(/* webpackIgnore: true */ entry));
