/**
 * Options of effector's Babel plugin, for builds and tests. Only stores need a stable id (`sid`): the browser
 * takes over the server's values by it. Ids of events, effects and samples would cost each page about 0.4 KB
 * and serve nothing.
 */
export const EFFECTOR_OPTIONS = {
  addLoc: false,
  debugSids: false,
  events: false,
  effects: false,
  samples: false,
  attaches: false,
  combines: false,
  merges: false,
  splits: false,
  gates: false,
} as const;

/** Scripts of the published packages, whose stores need the names that effector's plugin gives them, too. */
export const PUBLISHED_MODELS = /[\\/]node_modules[\\/]shared-(contracts|kit|ui|stubs)[\\/]dist[\\/].+\.js$/;
