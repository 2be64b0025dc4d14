{
  "name": "mfe-{{id}}",
  "version": "1.0.0",
  "private": true,
  "type": "module",
  "contact": "#{{id}}",
  "scripts": {
    "build": "node ../tools/commands/build-package.ts",
    "standalone": "node ../tools/commands/standalone.ts"
  },
  "dependencies": {
    "effector": "catalog:",
    "effector-react": "catalog:",
    "react": "catalog:",
    "shared-contracts": "workspace:*",
    "shared-kit": "workspace:*",
    "shared-ui": "workspace:*"
  },
  "devDependencies": {
    "shared-stubs": "workspace:*",
    "tools": "workspace:*"
  }
}
