{
  "name": "mfe-{{id}}",
  "version": "1.0.0",
  "private": true,
  "type": "module",
  "contact": "#{{id}}",
  "remote": "{{id}}",
  "engines": {
    "node": ">=20"
  },
  "scripts": {
    "dev": "remote-tools dev",
    "serve": "remote-tools serve",
    "test": "tsc && vitest run",
    "build": "remote-tools build",
    "can-i-deploy": "remote-tools can-i-deploy",
    "release": "remote-tools release",
    "canary": "remote-tools canary",
    "preview": "remote-tools preview",
    "releases": "remote-tools releases",
    "rollback": "remote-tools rollback",
    "keys": "remote-tools keys",
    "release-store": "remote-tools store",
    "new": "remote-tools new",
    "scenario": "node node_modules/shared-stubs/dist/src/api/save-scenario.js",
    "update-packages": "remote-tools update"
  },
  "dependencies": {
    "effector": "{{effector}}",
    "effector-react": "{{effectorReact}}",
    "react": "{{react}}",
    "react-dom": "{{reactDom}}",
    "shared-contracts": "file:packages/shared-contracts-{{version}}.tgz",
    "shared-kit": "file:packages/shared-kit-{{version}}.tgz",
    "shared-ui": "file:packages/shared-ui-{{version}}.tgz"
  },
  "devDependencies": {
    "@testing-library/react": "{{testingLibraryReact}}",
    "@testing-library/user-event": "{{testingLibraryUserEvent}}",
    "@types/node": "{{typesNode}}",
    "@types/react": "{{typesReact}}",
    "happy-dom": "{{happyDom}}",
    "remote-tools": "file:packages/remote-tools-{{version}}.tgz",
    "shared-stubs": "file:packages/shared-stubs-{{version}}.tgz",
    "typescript": "{{typescript}}",
    "vitest": "{{vitest}}"
  }
}
