/**
 * The last inline script of a page: all markup is parsed. The server writes the modules into its
 * `data-modules`.
 */
import { startModules } from './start-modules.ts';

const { modules = '' } = (document.currentScript as HTMLScriptElement).dataset;
startModules(modules, (entry) => import(/* webpackIgnore: true */ entry));
